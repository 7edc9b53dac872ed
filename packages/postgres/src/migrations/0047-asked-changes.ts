import { type Kysely, sql } from 'kysely';

/** The provider is asked outside of transactions: the lease of the process that asks replaces the row lock that it held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan_change add column asked_until timestamptz not null default now()`.execute(db);
}
