import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchData, say, sharedData } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';
import { openDatabase } from './open-database.ts';
import { runProgram } from './processes.ts';

const files = ['companies.ndjson.gz', 'company-names.ndjson.gz', 'products.ndjson.gz'].map((name) =>
  join(sharedData, name),
);
const stampFile = join(benchData, 'stamp.txt');

/** Whether the real data is beside the checkout. */
export function hasSharedData(): boolean {
  return files.every((file) => existsSync(file));
}

/** Opens a database with the real companies and products and with made-up people (the data has none); filled in the first run and kept. */
export async function openRealData(cleanup: Cleanup) {
  const stamp = files.map((file) => `${file} ${statSync(file).size}`).join('\n');
  const kept = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (!kept) rmSync(benchData, { recursive: true, force: true });
  const database = await openDatabase(cleanup, 'bench');
  if (!kept) {
    say('Importing the data (first run only) ...');
    await runProgram(cleanup, ['apps/api/src/commands/import.ts', ...files], database.env);
    await runProgram(cleanup, ['apps/demo-world/src/seed/main.ts', '--users', '2000'], database.env);
    await database.pool.query('vacuum analyze');
    writeFileSync(stampFile, stamp);
  }
  return database;
}
