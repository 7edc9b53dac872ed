import { type Kysely, sql } from 'kysely';

/** What people tell of themselves and nobody else sees, and how often they have changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_profile
      add column mobile_phone jsonb,
      add column version integer not null default 1`.execute(db);
}
