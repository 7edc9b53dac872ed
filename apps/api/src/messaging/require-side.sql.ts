import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { noBlockBetween } from '../social/relations/blocks.sql.ts';
import { isShownToSide, otherID, shownStatus } from './request-row.sql.ts';

/** Neither deleted nor on the way to it. */
const isThere = (ownerID: Expression<unknown>) => sql<boolean>`(
  exists (select from business where id = ${ownerID} and deleted_at is null)
  or exists (select from user_profile where id = ${ownerID}))`;

/** Whether nothing can be written in a thread although it is open: one side has blocked the other, or is gone. */
export const isBarred = sql<boolean>`(
  not ${noBlockBetween(sql.ref('own.owner_id'), otherID)}
  or not ${isThere(sql.ref('own.owner_id'))} or not ${isThere(otherID)})`;

interface Asked {
  readonly requestID: string;
  readonly ownerID: string;
  readonly userID: string;
}

interface SideRow {
  side: 'S' | 'R';
  owner_type: 'user' | 'business';
  other_id: string;
  status: 'held' | 'open' | 'closed';
  message_count: number;
  assignee_id: string | null;
  is_barred: boolean;
}

/** The side of a thread that a person may speak for: their own, or that of a company they work for. What is held is not there for the receiver. */
const selectSide = ({ requestID, ownerID, userID }: Asked) => sql<SideRow>`
  select own.side, own.owner_type, ${otherID} as other_id, ${shownStatus} as status, request.message_count, own.assignee_id,
    ${isBarred} as is_barred
  from request_side own
  join request on request.id = own.request_id
  where own.request_id = ${requestID} and own.owner_id = ${ownerID} and ${isShownToSide}
    and (
      own.owner_id = ${userID}
      or exists (select from business_member where business_id = own.owner_id and user_id = ${userID})
    )`;

export const findSide = defineStatement((_, asked: Asked) => selectSide(asked));

/** The same with the thread locked: whoever writes in it comes one after the other. */
export const lockSide = defineStatement(
  (_, asked: Asked) => sql<SideRow>`${selectSide(asked)} for update of request`,
);
