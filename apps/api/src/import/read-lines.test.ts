import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wbn-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer): Promise<string[]> {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const texts: string[] = [];
  for await (const { text } of readLines(path)) texts.push(text);
  return texts;
}

describe('readLines', () => {
  it('reads plain and gzipped text alike, with or without a final line end', async () => {
    expect(await read('a\nb')).toEqual(['a', 'b']);
    expect(await read(gzipSync('a\nb\n'))).toEqual(['a', 'b']);
  });

  it('ends a line at a line feed only, because JSON may contain U+2028', async () => {
    expect(await read('{"a":"100 V\u2028, 50 Hz"}\n{}')).toEqual(['{"a":"100 V\u2028, 50 Hz"}', '{}']);
  });

  it('keeps characters whole that are split over two chunks', async () => {
    const long = '丰'.repeat(100_000);
    expect(await read(`x${long}`)).toEqual([`x${long}`]);
  });

  it('says where a gzip file is truncated or damaged', async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 5_000 }, (_, n) => Math.sin(n)).join('\n')));
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow(/ends too early, after line \d+/);
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 20_000, 22_000);
    await expect(read(damaged)).rejects.toThrow(/is damaged after line \d+/);
  });

  it('refuses what is not UTF-8', async () => {
    await expect(read(Buffer.from('ok\n\xe9t\xe9\n', 'latin1'))).rejects.toThrow('is not UTF-8 text');
  });
});
