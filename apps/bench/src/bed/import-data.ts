import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchData, root, say, sharedData } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';
import { runCommand } from './run-command.ts';

const files = ['companies.ndjson.gz', 'company-names.ndjson.gz', 'products.ndjson.gz'].map((name) =>
  join(sharedData, name),
);
const users = 2_000;
const stampFile = join(benchData, 'stamp.txt');

/** What shapes the rows beside the files: another importer or schema makes another database. */
const sources = [
  'packages/postgres/src/schema/*.sql',
  'apps/api/src/{import,seed,search-engine}/*.ts',
  'apps/api/src/commands/{import,seed}.ts',
];

/** True where the real data lies beside the checkout. */
export function hasSharedData(): boolean {
  return files.every((file) => existsSync(file));
}

/** Throws away a database that was made from other files or by another importer; true when one is left to use. */
export function keepDatabase(): boolean {
  const fits = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === makeStamp();
  if (!fits) {
    rmSync(benchData, { recursive: true, force: true });
    mkdirSync(benchData, { recursive: true });
  }
  return fits;
}

/** Fills an empty database with the real companies and products, and with made-up people (the data holds none). */
export async function importData(cleanup: Cleanup, databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: benchData };
  say('Importing the data (first run only) ...');
  await runCommand(cleanup, process.execPath, ['apps/api/src/commands/import.ts', ...files], env);
  const seed = ['apps/demo-world/src/seed/main.ts', '--companies', '0', '--products', '0'];
  await runCommand(cleanup, process.execPath, [...seed, '--users', String(users)], env);
}

/** Notes that the database is complete, and of what it was made. */
export function stampDatabase(): void {
  writeFileSync(stampFile, makeStamp());
}

function makeStamp(): string {
  const sizes = files.map((file) => `${file} ${statSync(file).size}`);
  const texts = sources.flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .sort()
      .map((file) => readFileSync(join(root, file), 'utf8')),
  );
  return `${sizes.join('\n')}\nmade by ${hash('sha1', texts.join('\n'))}\n`;
}
