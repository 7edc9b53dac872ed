import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { deleteOldExports, selectExportIDs } from './export.sql.ts';

/** The file of a copy; it is there when the copy is ready. */
export function exportFile(exportsDir: string, exportID: string): string {
  return join(exportsDir, `${exportID}.zip`);
}

export async function removeExportFiles(exportsDir: string, exportIDs: readonly string[]): Promise<void> {
  await Promise.all(exportIDs.map((id) => rm(exportFile(exportsDir, id), { force: true })));
}

/** Removes expired copies, and files without a row. */
export async function sweepExports(db: Kysely<Database>, exportsDir: string): Promise<void> {
  await deleteOldExports.run(db);
  const left = new Set((await selectExportIDs.all(db)).map(({ id }) => id));
  const files = await readdir(exportsDir).catch(() => []);
  const gone = files.filter((name) => !left.has(name.slice(0, 36)));
  await Promise.all(gone.map((name) => rm(join(exportsDir, name), { force: true })));
}
