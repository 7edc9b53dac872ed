import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** PostgreSQL channel that processes with open pages listen on. */
export const liveChannel = 'live_event';

/** An event as sent by NOTIFY. */
export interface LiveEvent {
  /** Id of a person, or of an author or company whose followers or members are notified. */
  readonly audience: string;
  /** Kind of event: `notification`, `post`. */
  readonly kind: string;
  /** Id of the changed resource; its content is loaded by ordinary calls, which check rights and blocks. */
  readonly resourceID: string;
}

export interface LiveEvents extends Omit<LiveEvent, 'audience'> {
  readonly audiences: readonly string[];
}

/** Notifies open pages when the transaction commits, once per audience. */
export const addLiveEvents = defineStatement(
  (_, { audiences, kind, resourceID }: LiveEvents) => sql`
    select pg_notify(${liveChannel},
      jsonb_build_object('audience', audience, 'kind', ${kind}::text, 'resourceID', ${resourceID}::text)::text)
    from unnest(${audiences}::text[]) as audience`,
);
