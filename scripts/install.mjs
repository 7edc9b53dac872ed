// Plain JavaScript without dependencies, because it runs on a fresh clone before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const windows = process.platform === 'win32';
const stamp = join(root, 'node_modules', '.wbn-installed');

/** Path of Node 24, which the lockfile installs. */
export const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Runs a program to its end; rejects with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(Object.assign(new Error(`${command} ended with ${signal ?? code}`), { code: code ?? 1 }));
    });
  });
}

/** Installs the packages of the lockfile with the pinned pnpm; does nothing when they are installed. */
export async function install() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new Error(`WBN needs Node 20 or newer; this is Node ${process.versions.node}.`);
  const wanted = String(statSync(join(root, 'pnpm-lock.yaml')).mtimeMs);
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once; pnpm and Node 24 come from npm) ...');
  const flags = [
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ];
  // npm passes settings to pnpm that cause warnings.
  const env = { ...process.env, npm_config_loglevel: 'error', CI: 'true' };
  await run('npx', ['--yes', manifest.packageManager, ...flags], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  writeFileSync(stamp, String(statSync(join(root, 'pnpm-lock.yaml')).mtimeMs));
}
