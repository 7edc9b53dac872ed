import { type Kysely, sql } from 'kysely';

/** The last day of a verification; absent where nobody has said one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business
      add column verified_until date,
      add check (verified or verified_until is null)`.execute(db);
  await sql`create index business_verified_until on business (verified_until) where verified_until is not null`.execute(
    db,
  );
}
