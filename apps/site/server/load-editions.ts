import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';

/** An edition with the folder of its files (logo, icons, pictures). */
export interface LoadedEdition {
  readonly edition: Edition;
  readonly publicDir: string;
  /** URL paths of these files, such as `/logo.svg`. */
  readonly publicFiles: readonly string[];
}

/**
 * Loads every edition below a folder, from `edition.json` (written by `wbn-site build`) or from `edition.ts`. Throws
 * SettingsError when there is none.
 */
export async function loadEditions(folder: string): Promise<ReadonlyMap<string, LoadedEdition>> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = await Promise.all(names.map((name) => loadEdition(join(folder, name))));
  const editions = new Map(
    found.filter((loaded) => loaded !== undefined).map((loaded) => [loaded.edition.id as string, loaded]),
  );
  if (editions.size === 0) throw new SettingsError(`EDITIONS_DIR holds no edition: ${folder}.`);
  return editions;
}

async function loadEdition(folder: string): Promise<LoadedEdition | undefined> {
  const edition = await readFacts(folder);
  const publicDir = join(folder, 'public');
  return edition && { edition, publicDir, publicFiles: listFiles(publicDir) };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

async function readFacts(folder: string): Promise<Edition | undefined> {
  const json = join(folder, 'edition.json');
  if (existsSync(json)) return JSON.parse(await readFile(json, 'utf8')) as Edition;
  const source = join(folder, 'edition.ts');
  if (!existsSync(source)) return undefined;
  const module = (await import(pathToFileURL(source).href)) as { default: Edition };
  return module.default;
}
