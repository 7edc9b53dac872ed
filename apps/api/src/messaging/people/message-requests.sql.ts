import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Received {
  readonly requestID: string;
  /** The receiver. */
  readonly personID: string;
}

/** Opens a conversation that its receiver accepts, or in which the receiver writes although it is declined or held. */
export const openThread = defineStatement(
  (_, { requestID, personID }: Received) => sql`
    update request set status = 'open', acceptance = 'accepted'
    where id = ${requestID} and to_id = ${personID} and to_type = 'user' and withheld_at is null
      and (status = 'held' or (status = 'open' and acceptance in ('waiting', 'declined')))`,
);

/** Declines a message request, also one that is declined; no row when it is none. */
export const declineThread = defineStatement(
  (_, { requestID, personID }: Received) => sql<{ id: string }>`
    update request set acceptance = 'declined'
    where id = ${requestID} and to_id = ${personID} and to_type = 'user'
      and status = 'open' and acceptance in ('waiting', 'declined')
    returning id`,
);
