import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of apps/site. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the compiled site that all editions share. */
export const buildFolder = `${siteFolder}build`;

/** Root of the checkout. */
export const workspaceFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds the shared site, the site and all editions, or the desk; turbo skips unchanged parts. Throws with the build's output.
 */
export async function runBuild(
  ...packageNames: readonly ('@wbn/site' | '@wbn/editions' | '@wbn/desk')[]
): Promise<void> {
  const bin = join(workspaceFolder, 'node_modules', '.bin');
  const child = spawn(
    join(bin, 'turbo'),
    ['run', 'build', ...packageNames.map((name) => `--filter=${name}`), '--output-logs=errors-only'],
    {
      cwd: workspaceFolder,
      env: {
        ...process.env,
        // Tests set NODE_ENV, which would change the build.
        NODE_ENV: undefined,
        VITEST: undefined,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${packageNames.join(', ')} could not be built:\n${output.join('')}`);
}
