import { type Kysely, sql } from 'kysely';

/** Sitemaps list what belongs to a country, by id: each site of the network lists its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_by_country on search_document (country, id)`.execute(db);
}
