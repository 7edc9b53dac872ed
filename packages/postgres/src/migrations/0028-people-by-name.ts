import { type Kysely, sql } from 'kysely';

/** People by the beginnings of their names, as companies and products (0021): whom a text can name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_names_user on search_document_user using gin (names) with (fastupdate = off)`.execute(
    db,
  );
}
