import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { check } from './check.mjs';
import { install, node24, root } from './install.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'wbn-test-'));
// mkdtemp denies access to others, but the database may run as another user.
chmodSync(scratch, 0o755);
const env = {
  ...process.env,
  TMPDIR: scratch,
  // Some forty processes load the same modules.
  NODE_COMPILE_CACHE: join(scratch, 'compiled'),
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** Runs a program to its end and resolves with its exit code. */
function runProgram(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runTests() {
  const file = join(scratch, 'vitest.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runProgram(node24, args);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    // A file that could not be loaded has no tests but is a failure.
    const broken = testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    );
    const failed = numFailedTests + broken.length;
    return {
      passed: numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const began = Date.now();
await install();
// The checks run beside the tests, which often wait for browsers and servers.
const checking = check(env);
const tests = await runTests();
const checks = await checking;
const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
