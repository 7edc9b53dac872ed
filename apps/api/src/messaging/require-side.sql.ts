import type { RequestStatus } from '@wbn/contract/messaging/request.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { noBlockBetween } from '../authors/blocks.sql.ts';
import { isShownToSide, otherID, shownStatus } from './request-row.sql.ts';

/** Whether the owner exists and is not being deleted. */
const isThere = (ownerID: Expression<unknown>) => sql<boolean>`(
  exists (select from business where id = ${ownerID} and deleted_at is null)
  or exists (select from user_profile where id = ${ownerID}))`;

/** Whether nobody can write in an open thread: a block exists between the sides, or one is gone. */
export const isBarred = sql<boolean>`(
  not ${noBlockBetween(sql.ref('own.owner_id'), otherID)}
  or not ${isThere(sql.ref('own.owner_id'))} or not ${isThere(otherID)})`;

interface Input {
  readonly requestID: string;
  readonly ownerID: string;
  readonly userID: string;
}

interface SideRow {
  side: 'S' | 'R';
  owner_type: 'user' | 'business';
  other_id: string;
  to_type: 'user' | 'business';
  status: RequestStatus;
  message_count: number;
  assignee_id: string | null;
  is_barred: boolean;
}

/** The side of a thread that a person may act for: their own, or that of their company. Receivers do not see held and declined ones. */
const selectSide = ({ requestID, ownerID, userID }: Input) => sql<SideRow>`
  select own.side, own.owner_type, request.to_type, ${otherID} as other_id, ${shownStatus} as status, request.message_count, own.assignee_id,
    ${isBarred} as is_barred
  from request_side own
  join request on request.id = own.request_id
  where own.request_id = ${requestID} and own.owner_id = ${ownerID} and ${isShownToSide}
    and (
      own.owner_id = ${userID}
      or exists (select from business_member where business_id = own.owner_id and user_id = ${userID})
    )`;

export const findSide = defineStatement((_, asked: Input) => selectSide(asked));

/** The same with the thread locked, so that its writers wait for each other. */
export const lockSide = defineStatement(
  (_, asked: Input) => sql<SideRow>`${selectSide(asked)} for update of request`,
);
