import { type Kysely, sql } from 'kysely';

/** A caller's period begins with the first call in it, not with the clock's: one row for each caller is enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from call_count`.execute(db);
  await sql`alter table call_count drop constraint call_count_pkey, add primary key (call, client)`.execute(
    db,
  );
}
