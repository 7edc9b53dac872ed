import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { findBusinessId } from './find-address.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs an operator's command on the running product; returns what it prints. */
export async function operatorCommand(name: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: inject('dataDir') };
  const path = `apps/api/src/commands/${name}.ts`;
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { cwd: root, env });
  return stdout;
}

/** Imports a company that nobody owns, from the source 'Journey Register'; returns its id. */
export async function importCompany(name: string, website: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-journey-import-'));
  const file = join(folder, 'companies.ndjson');
  const description = `${name} has made sprockets and chain wheels for conveyors since 1987.`;
  await writeFile(
    file,
    JSON.stringify({
      src: 'journey',
      id: name,
      name,
      country: 'AU',
      website,
      description,
      industryId: '0006',
    }),
  );
  await operatorCommand('import', file, '--source-name', 'Journey Register');
  await rm(folder, { recursive: true });
  return findBusinessId(name);
}
