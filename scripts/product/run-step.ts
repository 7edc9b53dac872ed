import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of the checkout to its end with its output shown; throws one sentence when it fails. */
export async function runStep(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${signal ?? code}`);
}
