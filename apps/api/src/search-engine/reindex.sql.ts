import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';

const tables: Readonly<Record<SearchKind, string>> = {
  business: 'business',
  product: 'product',
  user: 'user_profile',
};

/** The next rows that may have a document, by id; who changes one waits until its document is written. */
export const selectNextIds = defineStatement(
  (_, { kind, after, most }: { kind: SearchKind; after: string; most: number }) =>
    sql<{ id: string }>`
      select id from ${sql.table(tables[kind])} where id > ${after} order by id limit ${most} for share`,
);
