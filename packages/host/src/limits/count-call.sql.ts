import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface CountedCall {
  /** Verb-noun name of the call. */
  readonly call: string;
  /** The counted client; see `clientKey` for addresses. */
  readonly client: string;
  /** Length of a period in seconds. */
  readonly seconds: number;
  /** Weight of this call; 1 by default. */
  readonly times?: number;
}

/**
 * Counts a call in the client's current period and returns the count and the seconds left. A period begins with the
 * first call after the previous one ended. Counted in PostgreSQL, so that all processes share one limit.
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

/** Returns the count of the client's current period without counting. */
export async function readCount(
  db: Kysely<Database>,
  { call, client }: Pick<CountedCall, 'call' | 'client'>,
): Promise<number> {
  const row = await db
    .selectFrom('call_count')
    .select('count')
    .where('call', '=', call)
    .where('client', '=', client)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Deletes the counts of ended periods. */
export async function deleteOldCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', sql<Date>`now()`).execute();
}
