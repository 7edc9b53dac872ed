import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** Builds the site unless turbo finds that nothing it is made of has changed. */
export async function buildSite(root: string, say: (sentence: string) => void): Promise<void> {
  say('Building the site (only what has changed) ...');
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(
    join(bin, 'turbo'),
    ['run', 'build', '--filter=@wbn/site', '--output-logs=errors-only'],
    {
      cwd: root,
      env: {
        ...process.env,
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
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The site could not be built:\n${output.join('')}`);
}
