import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { documentTable } from './documents.sql.ts';

const tables: Readonly<Record<SearchKind, string>> = {
  business: 'business',
  product: 'product',
  user: 'user_profile',
};

/** The next rows by id, locked FOR SHARE, so that a change waits until the document is written. */
export const selectNextIds = defineStatement(
  (_, { kind, after, most }: { kind: SearchKind; after: string; most: number }) =>
    sql<{ id: string }>`
      select id from ${sql.table(tables[kind])} where id > ${after} order by id limit ${most} for share`,
);

/** Compacts the counter rows that triggers have added. */
export const compactCounts = defineStatement(
  () => sql`select compact_search_count(), compact_category_count()`,
);

/** Updates the statistics of word frequencies. */
export const analyzeDocuments = defineStatement(
  (_, { kind }: { kind: SearchKind }) => sql`analyze ${documentTable(kind)}`,
);
