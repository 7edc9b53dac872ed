import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Returns a mark that separates later rows from earlier ones. */
export async function markNow(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db);
  return rows[0]?.now ?? '0';
}

/** Returns every row of every table as text with the table's name; with `since` only rows written after that mark. */
export async function dumpDatabase(db: Kysely<Database>, since = '0'): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'account') and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  `.execute(db);
  // One query for all tables, because a hundred took as long as the tests themselves.
  const dumps = tables.map(
    ({ schema, name }) =>
      sql`
        select ${`${schema}.${name} `} || to_jsonb(t)::text as text from ${sql.table(`${schema}.${name}`)} t
        where xmin::text::bigint >= ${since}::bigint`,
  );
  const { rows } = await sql<{ text: string }>`${sql.join(dumps, sql` union all `)}`.execute(db);
  return rows.map(({ text }) => text).toSorted();
}
