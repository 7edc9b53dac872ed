import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const collectEarly = fileURLToPath(new URL('collect-early.ts', import.meta.url));

/** The largest heap, in bytes, of a process that holds some 40 MB and makes objects that live for a while. */
function largestHeap(begin: string): number {
  const program = `
    ${begin}
    const rows = (count) => Array.from({ length: count }, (_, at) => ({ at, text: 'row ' + at, marks: [at, at + 1] }));
    const kept = rows(300_000);
    const lately = [];
    let largest = 0;
    for (let turn = 0; turn < 400; turn += 1) {
      lately[turn % 20] = rows(4_000);
      largest = Math.max(largest, process.memoryUsage().heapTotal);
    }
    console.log(kept.length && largest);`;
  const arguments_ = ['--max-semi-space-size=4', '--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, arguments_, { encoding: 'utf8' }));
}

it('a process whose objects live for a while grows less than by itself', () => {
  const early = largestHeap(`(await import(${JSON.stringify(collectEarly)})).collectEarly(40);`);
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(0.85 * largestHeap(''));
});
