import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  analyzeIncoming,
  analyzeTable,
  indexIncoming,
  insertMissing,
  type SourcedTable,
  updateChanged,
} from './merge-rows.sql.ts';

export interface Merged {
  inserted: string[];
  updated: string[];
}

/**
 * Takes the rows of the incoming table over by (source, source_id): new ones are inserted, changed ones
 * written, equal ones left alone with their `updated_at`. Columns of `insertedOnly` are never compared.
 */
export async function mergeRows(
  trx: Kysely<Database>,
  table: SourcedTable,
  columns: readonly string[],
  insertedOnly: readonly string[] = [],
): Promise<Merged> {
  await indexIncoming.run(trx, { table });
  await analyzeIncoming.run(trx, { table });
  const updated = await updateChanged.all(trx, { table, columns });
  const inserted = await insertMissing.all(trx, { table, columns: [...columns, ...insertedOnly] });
  await analyzeTable.run(trx, { table });
  return { inserted: inserted.map(({ id }) => id), updated: updated.map(({ id }) => id) };
}
