import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';
import { stopChild } from './stop-child.ts';

/** Runs a command of the checkout to its end; its output is progress. Throws when it fails. */
export async function runCommand(
  cleanup: Cleanup,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  cleanup.add(() => stopChild(child));
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`);
}
