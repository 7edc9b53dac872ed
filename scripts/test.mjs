import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { install, node24, root } from './install.mjs';

const bin = join(root, 'node_modules', '.bin');
const scratch = mkdtempSync(join(findScratchFolder(), 'wbn-test-'));
// mkdtemp shuts everybody else out; the database may run as another user.
chmodSync(scratch, 0o755);
const env = {
  ...process.env,
  TMPDIR: scratch,
  // Some forty processes begin with the same modules.
  NODE_COMPILE_CACHE: join(scratch, 'compiled'),
  // A compiler that ends in seconds need not tidy up: a quarter of its processor time, for half a gigabyte; beyond the limit it does.
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_UPDATE_NOTIFIER: '1',
  // What waits for browsers and servers may fail by a busy neighbour: tried once more, and told.
  SECOND_TRY: '1',
};

/**
 * Memory, where there is plenty: a hundred databases of hundreds of files each come and go, and a disk's file system takes long to
 * find a free entry among those just deleted.
 */
function findScratchFolder() {
  const memory = '/dev/shm';
  const leastBytes = 6 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** What failed steps printed; shown after the tests, where it is found. */
const complaints = [];

/** Runs a step and resolves with its exit code. */
function step(title, command, args, { quiet = true } = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
      if (code !== 0) complaints.push(`\nFAILED ${title}\n${Buffer.concat(output)}`);
      resolve(code ?? 1);
    });
  });
}

/** All at once: while the tests wait for browsers and servers, there is time for the rest. */
function check() {
  return [
    step('formatting and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    // One checker: each of several would work out the same types again, for twice the processor time.
    step('types', 'tsc', ['--project', root, '--checkers', '1']),
    step('unused files, exports and dependencies, cycles of imports', 'knip', []),
  ];
}

async function runTests() {
  const file = join(scratch, 'vitest.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', './scripts/second-try-reporter.ts', 'json'].map(
    (name) => `--reporter=${name}`,
  );
  const args = [vitest, 'run', ...reporters, `--outputFile.json=${file}`];
  const code = await step('tests', node24, args, { quiet: false });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    // A file that could not even be loaded holds no tests but is a failure.
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
const checks = check();
// The journeys' product builds the site before any test begins.
const tests = await runTests();
const codes = await Promise.all(checks);
for (const complaint of complaints) console.log(complaint);
const passed = codes.filter((code) => code === 0).length + tests.passed;
const failed = codes.filter((code) => code !== 0).length + tests.failed;
console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
