import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Folder of all editions. */
export const editionsFolder = join(root, 'editions');

/** Builds what has changed of the site and of all editions, as `pnpm build` does. */
export async function buildEditions(): Promise<void> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(
    join(bin, 'turbo'),
    ['run', 'build', '--filter=@wbn/editions', '--output-logs=errors-only'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The editions could not be built:\n${output.join('')}`);
}
