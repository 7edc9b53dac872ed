import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** Tells at the end which tests passed only at the second attempt, and why the first one failed: each is a fault to be looked for. */
export default class SecondTryReporter implements Reporter {
  readonly #found: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#found.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#found) {
      const errors = test.result().errors ?? [];
      console.log(`\nSECOND TRY ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, diff = '', stacks = [] } of errors)
        console.log(
          [
            firstLines(message, 6),
            ...(diff ? [firstLines(stripVTControlCharacters(diff), 16)] : []),
            ...stacks.map(({ file, line }) => `  at ${file}:${line}`),
          ].join('\n'),
        );
    }
    if (this.#found.length > 0) console.log(`\n${this.#found.length} passed only at the second attempt`);
  }
}

/** What is looked for in a page tells all of the page. */
function firstLines(text: string, most: number): string {
  return text.trim().split('\n', most).join('\n');
}
