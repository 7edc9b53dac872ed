import { type Kysely, sql } from 'kysely';

/** Since when: who takes a change of address back also loses a second factor that came after it. What there is now came before any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account.two_factor add column created_at timestamptz not null default '2026-01-01'`.execute(
    db,
  );
  await sql`alter table account.two_factor alter column created_at set default now()`.execute(db);
}
