import { type Kysely, sql } from 'kysely';

/**
 * What ranks a hit is kept as it is: PostgreSQL had compressed it where a row was long, and unpacked it again for every word of a search, which
 * was nine tenths of the time for ranking. Documents written from now on are kept so; `pnpm reindex` writes the others anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_document alter column heads set storage main`.execute(db);
}
