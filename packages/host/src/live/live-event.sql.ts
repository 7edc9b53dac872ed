import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { LiveCursor } from './live-cursor.ts';

export interface LiveEventRow {
  readonly transaction_id: string;
  readonly id: string;
  readonly audience: string;
  readonly kind: string;
  readonly resource_id: string;
}

/** The oldest transaction under way: whatever has a lower number has ended, so nothing is added below it any more. */
const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())`;

type ReadRow = { horizon: string; seconds_late: number | null } & (
  | LiveEventRow
  | { [Column in keyof LiveEventRow]: null }
);

/**
 * What has happened after a cursor, in order, and only where nothing can be added in between any more; without any, one row of nulls.
 * `seconds_late`: how long the oldest has been waiting that an older transaction keeps back.
 */
export const readLiveEvents = defineStatement(
  (_, { after, limit }: { after: LiveCursor; limit: number }) => sql<ReadRow>`
    select
      known.horizon::text as horizon,
      (select extract(epoch from clock_timestamp() - min(created_at))::float8
       from live_event where transaction_id >= known.horizon) as seconds_late,
      event.transaction_id::text, event.id::text, event.audience, event.kind, event.resource_id
    from (select ${horizon} as horizon) as known
    left join lateral (
      select * from live_event
      where (transaction_id, id) > (${after.transactionID}::xid8, ${after.id}::bigint)
        and transaction_id < known.horizon
      order by transaction_id, id
      limit ${limit}
    ) as event on true
    order by event.transaction_id, event.id`,
);

/** Where events can be read from: what is `forgotten` is gone, at the `horizon` nothing is known yet. */
export const findLiveBounds = defineStatement(
  () => sql<{ forgotten: string; horizon: string }>`
    select transaction_id::text as forgotten, ${horizon}::text as horizon from live_event_forgotten`,
);

/** Open pages that come back later than this ask anew. */
const kept = sql`interval '30 minutes'`;

/** Forgets what is old, and notes how far. */
export const forgetLiveEvents = defineStatement(
  () => sql`
    with gone as (
      delete from live_event
      where created_at < now() - ${kept} and transaction_id < ${horizon}
      returning transaction_id
    )
    update live_event_forgotten
    set transaction_id = greatest(transaction_id, (select max(transaction_id) from gone))
    where exists (select from gone)`,
);
