import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Where processes that hold open pages listen. */
export const liveChannel = 'live_event';

/** Something that happened, as it is notified. */
export interface LiveEvent {
  /** A person; or an author or company, for whoever follows or works for them. */
  readonly audience: string;
  /** What has happened: `notification`, `post`. */
  readonly kind: string;
  /** What it happened to; its content comes by the usual calls, where rights and blocks are checked. */
  readonly resourceID: string;
}

export interface LiveEvents extends Omit<LiveEvent, 'audience'> {
  readonly audiences: readonly string[];
}

/** Tells open pages, in the transaction of the change and only if it commits: one notification per audience. */
export const addLiveEvents = defineStatement(
  (_, { audiences, kind, resourceID }: LiveEvents) => sql`
    select pg_notify(${liveChannel},
      jsonb_build_object('audience', audience, 'kind', ${kind}::text, 'resourceID', ${resourceID}::text)::text)
    from unnest(${audiences}::text[]) as audience`,
);
