import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface CountedCall {
  /** The call's verb-noun. */
  readonly call: string;
  /** Whoever is counted: see `clientKey` for addresses. */
  readonly client: string;
  /** Length of a period in seconds. */
  readonly seconds: number;
}

/**
 * Counts a call in the present period and tells how many there have been, and how many seconds are left of it. Counted in
 * PostgreSQL: several processes answer, and each would allow as many again.
 */
export function countCall(
  db: Kysely<Database>,
  { call, client, seconds }: CountedCall,
): Promise<{ count: number; wait: number }> {
  const endsAt = sql<Date>`to_timestamp((floor(extract(epoch from now()) / ${seconds}) + 1) * ${seconds})`;
  return db
    .insertInto('call_count')
    .values({ call, client, ends_at: endsAt as never, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['call', 'client', 'ends_at'])
        .doUpdateSet({ count: (row) => row('call_count.count', '+', 1) }),
    )
    .returning(['count', sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('wait')])
    .executeTakeFirstOrThrow();
}

/** Forgets who called in periods that are over. */
export async function forgetOldCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', sql<Date>`now()`).execute();
}
