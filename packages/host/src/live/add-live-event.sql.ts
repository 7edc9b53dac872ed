import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Where processes that hold open pages listen. */
export const liveChannel = 'live_event';

/** Always the same, so that those of one transaction are one; what has happened is read from the table. */
const payload = 'new';

export interface LiveEvents {
  /** People; or one author, for whoever follows them. */
  readonly audiences: readonly string[];
  /** What has happened: `notification`, `post`. */
  readonly kind: string;
  /** What it happened to; its content comes by the usual calls, where rights and blocks are checked. */
  readonly resourceID: string;
}

/** The rows alone, for a statement that adds more; `wakeReaders` has to be called after its commit. */
export const insertLiveEvents = ({ audiences, kind, resourceID }: LiveEvents) => sql`
  insert into live_event (audience, kind, resource_id)
  select audience, ${kind}, ${resourceID} from unnest(${audiences}::text[]) as audience
  returning 1`;

export const notifyReaders = defineStatement(() => sql`select pg_notify(${liveChannel}, ${payload})`);

/** Tells open pages, in the transaction of the change and only if it commits. */
export const addLiveEvents = defineStatement(
  (_, events: LiveEvents) => sql`
    with added as (${insertLiveEvents(events)})
    select pg_notify(${liveChannel}, ${payload}) from (select from added limit 1) as told`,
);
