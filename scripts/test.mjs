import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { install, node24, root } from './install.mjs';

const bin = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'wbn-test-'));
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** Runs a step and resolves with its exit code; what a failed step printed is shown. */
function step(title, command, args, { quiet = true, cwd = root } = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve(report(1, [String(error)])));
    child.on('exit', (code) => resolve(report(code ?? 1, output)));
    const report = (code, lines) => {
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${Math.round((Date.now() - began) / 1000)} s)`,
      );
      if (code !== 0) console.log(Buffer.concat(lines.map((line) => Buffer.from(line))).toString());
      return code;
    };
  });
}

async function check() {
  const codes = await Promise.all([
    step('formatting and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    step('types', 'tsc', ['--project', root]),
    step('unused files, exports and dependencies', 'knip', []),
  ]);
  codes.push(
    await step('build of the site', 'turbo', [
      'run',
      'build',
      '--filter=@wbn/site',
      '--output-logs=errors-only',
    ]),
  );
  return codes;
}

async function runTests() {
  const file = join(reports, 'vitest.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
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

const began = Date.now();
await install();
const codes = await check();
const tests = await runTests();
const passed = codes.filter((code) => code === 0).length + tests.passed;
const failed = codes.filter((code) => code !== 0).length + tests.failed;
console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
