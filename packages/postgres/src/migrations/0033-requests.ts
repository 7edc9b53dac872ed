import { type Kysely, sql } from 'kysely';

/** What is refused is never shown, and a sender finds their rounds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table request
      add column withheld_at timestamptz,
      add constraint request_withheld check (withheld_at is null or status = 'held')`.execute(db);
  await sql`create index request_round_by_sender on request (from_id, round_id desc) where round_id is not null`.execute(
    db,
  );
}
