import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Every row of every table as text, each with the name of its table. */
export async function dumpDatabase(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'account') and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  `.execute(db);
  // One question for all: a hundred took as long as the tests that ask.
  const dumps = tables.map(
    ({ schema, name }) =>
      sql`select ${`${schema}.${name} `} || to_jsonb(t)::text as text from ${sql.table(`${schema}.${name}`)} t`,
  );
  const { rows } = await sql<{ text: string }>`${sql.join(dumps, sql` union all `)}`.execute(db);
  return rows.map(({ text }) => text).toSorted();
}
