import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { Side } from '@wbn/contract/messaging/request.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';
import { noBlockBetween } from '../authors/blocks.sql.ts';
import { type MessageRow, messageColumns } from './list-messages.sql.ts';

interface Quoted {
  readonly productID: string;
  readonly businessIDs: readonly string[];
}

/** A public product of one of the companies. */
export const findPublicProduct = defineStatement((db, { productID, businessIDs }: Quoted) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'business_id'])
    .where('id', '=', productID)
    .where('business_id', '=', anyOf(businessIDs))
    .where('is_public', '=', true),
);

interface Receivers {
  readonly ids: readonly string[];
  readonly userID: string;
  /** The person or company that asks. */
  readonly fromID: string;
}

/** Which of the given companies can be asked: public, and not in a block with the sender. */
export const selectReceivers = defineStatement(
  (_, { ids, userID, fromID }: Receivers) => sql<{ id: string }>`
    select id from business
    where id = any(${ids}::text[]) and is_public
      and ${noBlockBetween(sql.ref('business.id'), fromID)} and ${noBlockBetween(sql.ref('business.id'), userID)}`,
);

export const insertRequest = defineStatement(
  (db, { row }: { readonly row: Insertable<Database['request']> }) => db.insertInto('request').values(row),
);

interface Owner {
  readonly id: string;
  readonly type: ActorType;
}

/** Inserts both sides of a new thread; its first message is unread for the receiver. */
export const insertSides = defineStatement(
  (_, { requestID, from, to }: { requestID: string; from: Owner; to: Owner }) => sql`
    insert into request_side (request_id, side, owner_id, owner_type, position, last_received)
    select ${requestID}, side, owner_id, owner_type, position, last_received
    from (select nextval('request_position') as position) as next,
      (values ('S', ${from.id}, ${from.type}, 0), ('R', ${to.id}, ${to.type}, 1))
        as side (side, owner_id, owner_type, last_received)`,
);

interface FirstMessage {
  readonly requestID: string;
  readonly number: number;
  readonly id: string;
  readonly side: Side;
  readonly userID: string;
  readonly content: string;
}

export const insertMessage = defineStatement(
  (db, { requestID, number, id, side, userID, content }: FirstMessage) =>
    db.insertInto('message').values({ request_id: requestID, number, id, side, user_id: userID, content }),
);

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
 * Adds a message to a locked thread and moves the thread to the top of both lists, unread on the other side. One statement, because each
 * further round trip would prolong the lock.
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

/** Filters by author too, because others may choose the same id. */
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

/** Messages of the person's colleagues after the given number. */
export const selectColleagues = defineStatement(
  (_, { requestID, side, userID, lastNumber }: Seen) => sql<{ number: number }>`
    select number from message
    where request_id = ${requestID} and number > ${lastNumber} and side = ${side} and user_id <> ${userID}
    order by number`,
);
