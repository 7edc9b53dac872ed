import { type Kysely, sql } from 'kysely';

/** What a picture of a post shows, in its author's words; and why something was removed, as its author is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column picture_alt text`.execute(db);
  await sql`alter table report_decision add column reason text`.execute(db);
}
