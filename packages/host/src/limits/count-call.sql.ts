import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface CountedCall {
  /** The call's verb-noun. */
  readonly call: string;
  /** Whoever is counted: see `clientKey` for addresses. */
  readonly client: string;
  /** Length of a period in seconds. */
  readonly seconds: number;
  /** How many this one counts for; 1 unless told. */
  readonly times?: number;
}

/**
 * Counts a call in the caller's period, which begins with the first call after the one before has ended, and tells how many there have
 * been, and how many seconds are left of it. Counted in PostgreSQL: several processes answer, and each would allow as many again.
 */
export function countCall(
  db: Kysely<Database>,
  { call, client, seconds, times = 1 }: CountedCall,
): Promise<{ count: number; wait: number }> {
  const endsAt = sql<Date>`now() + ${seconds} * interval '1 second'`;
  const isOver = sql<boolean>`call_count.ends_at <= now()`;
  return db
    .insertInto('call_count')
    .values({ call, client, ends_at: endsAt, count: times })
    .onConflict((conflict) =>
      conflict.columns(['call', 'client']).doUpdateSet({
        count: sql<number>`case when ${isOver} then ${times}::integer else call_count.count + ${times}::integer end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else call_count.ends_at end`,
      }),
    )
    .returning(['count', sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('wait')])
    .executeTakeFirstOrThrow();
}

/** Forgets who called in periods that are over. */
export async function forgetOldCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', sql<Date>`now()`).execute();
}
