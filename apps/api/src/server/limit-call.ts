import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { tooManyRequests } from './call-error.ts';
import { clientKey } from './client-key.ts';

export interface CallLimit {
  /** The call's verb-noun. */
  readonly call: string;
  readonly clientAddress: string;
  /** Most calls in a period. */
  readonly most: number;
  /** Length of a period in seconds. */
  readonly seconds: number;
}

/**
 * Counts a call and throws TooManyRequests when the client has made too many in this period. Counted in PostgreSQL:
 * several processes answer, and each would allow as many again. Run it in the write's transaction: what is refused or
 * fails is not counted.
 */
export async function limitCall(db: Kysely<Database>, limit: CallLimit): Promise<void> {
  const { call, clientAddress, most, seconds } = limit;
  const endsAt = sql<Date>`to_timestamp((floor(extract(epoch from now()) / ${seconds}) + 1) * ${seconds})`;
  const { count, wait } = await db
    .insertInto('call_count')
    .values({ call, client: clientKey(clientAddress), ends_at: endsAt as never, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['call', 'client', 'ends_at'])
        .doUpdateSet({ count: (row) => row('call_count.count', '+', 1) }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('wait')])
    .executeTakeFirstOrThrow();
  if (count > most) throw tooManyRequests(Math.max(1, wait));
}

/** Forgets who called in periods that are over. */
export async function forgetOldCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', sql<Date>`now()`).execute();
}
