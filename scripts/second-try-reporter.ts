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
      for (const { message, stacks = [] } of errors)
        console.log(
          [firstLines(message), ...stacks.map(({ file, line }) => `  at ${file}:${line}`)].join('\n'),
        );
    }
    if (this.#found.length > 0) console.log(`\n${this.#found.length} passed only at the second attempt`);
  }
}

/** What is looked for in a page tells all of the page. */
function firstLines(message: string): string {
  return message.trim().split('\n', 6).join('\n');
}
