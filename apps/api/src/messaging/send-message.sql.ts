import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { Side } from '@wbn/contract/messaging/request.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { type MessageRow, messageColumns } from './list-messages.sql.ts';

interface NewMessage {
  readonly requestID: string;
  readonly number: number;
  readonly id: string;
  readonly side: Side;
  readonly userID: string;
  readonly content: string;
  readonly offer: Offer | undefined;
}

/**
 * Adds a message and moves the thread to the top of both lists, unread on the other side; in a thread that is locked. One statement, since each
 * more would be a round trip while others wait for the lock.
 */
export const addMessage = defineStatement(
  (_, { requestID, number, id, side, userID, content, offer }: NewMessage) => sql<MessageRow>`
    with counted as (
      update request set message_count = ${number} where id = ${requestID}
    ), next as (
      select nextval('request_position') as position
    ), moved as (
      update request_side
      set position = next.position, last_received = case when side = ${side} then last_received else ${number} end
      from next where request_id = ${requestID}
    )
    insert into message (request_id, number, id, side, user_id, content, offer)
    values (${requestID}, ${number}, ${id}, ${side}, ${userID}, ${content},
      ${offer === undefined ? null : JSON.stringify(offer)}::jsonb)
    returning ${messageColumns}`,
);

interface SentMessage {
  readonly requestID: string;
  readonly userID: string;
  readonly id: string;
}

/** By its writer too: others may choose the same id. */
export const findMessage = defineStatement(
  (_, { requestID, userID, id }: SentMessage) => sql<MessageRow>`
    select ${messageColumns} from message where request_id = ${requestID} and user_id = ${userID} and id = ${id}`,
);

interface Seen {
  readonly requestID: string;
  readonly side: Side;
  readonly userID: string;
  readonly lastNumber: number;
}

/** What colleagues have answered since somebody looked. */
export const selectColleagues = defineStatement(
  (_, { requestID, side, userID, lastNumber }: Seen) => sql<{ number: number }>`
    select number from message
    where request_id = ${requestID} and number > ${lastNumber} and side = ${side} and user_id <> ${userID}
    order by number`,
);
