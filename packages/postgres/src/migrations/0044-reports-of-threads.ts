import { type Kysely, sql } from 'kysely';

/** Which side of a thread has reported it: who works for a company may have left when somebody looks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column side text check (side in ('S', 'R'))`.execute(db);
}
