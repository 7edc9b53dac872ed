import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { buildFolder, workspaceFolder } from './site-folder.ts';

/** The compiled site that all editions share, with what tells one such build from another. */
export interface SharedBuild {
  readonly folder: string;
  readonly id: string;
}

/**
 * The shared build, made or renewed before where its sources have changed. Turbo knows whether they have; started by turbo,
 * which then did that already, nothing is asked.
 */
export async function findSharedBuild(): Promise<SharedBuild> {
  if (!process.env.TURBO_HASH) await renewSharedBuild();
  return { folder: buildFolder, id: await identify(buildFolder) };
}

/** Builds the site unless turbo finds that nothing it is made of has changed. */
export async function renewSharedBuild(): Promise<void> {
  const bin = join(workspaceFolder, 'node_modules', '.bin');
  const child = spawn(
    join(bin, 'turbo'),
    ['run', 'build', '--filter=@wbn/site', '--output-logs=errors-only'],
    {
      cwd: workspaceFolder,
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
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The site could not be built:\n${output.join('')}`);
}

/** The bundle of the server names every asset, and assets carry a hash of their content in their name. */
async function identify(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) {
    hash.update(file);
    if (!file.includes('assets')) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

/** Paths of all files below a folder, in an order that does not depend on the machine. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
