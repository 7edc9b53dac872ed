// The checks without database and browser: types, formatting and lint, unused code.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { install, root } from './install.mjs';

const checks = [
  ['formatting and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['--project', root]],
  // Without its cache, which keeps the routes of an older route-records.ts.
  ['unused files, exports and dependencies, cycles of imports', 'knip', []],
];

/** Runs all checks at once, prints what they say, warnings of passed ones too, and resolves with the numbers of passed and failed checks. */
export async function check(env = process.env) {
  const codes = await Promise.all(
    checks.map(([title, command, args]) => runCheck(title, command, args, env)),
  );
  return {
    passed: codes.filter((code) => code === 0).length,
    failed: codes.filter((code) => code !== 0).length,
  };
}

function runCheck(title, command, args, env) {
  const began = Date.now();
  const bin = join(root, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
      const said = Buffer.concat(output).toString().trim();
      if (said) console.log(said);
      resolve(code ?? 1);
    });
  });
}

if (process.argv[1] === join(root, 'scripts', 'check.mjs')) {
  await install();
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
