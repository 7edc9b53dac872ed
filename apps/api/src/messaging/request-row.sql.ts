import type { RequestStatus } from '@wbn/contract/messaging/request.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { sql } from 'kysely';
import { noBlockBetween } from '../authors/blocks.sql.ts';

/** For statements with `request_side own` and its `request`. */
export const otherID = sql<string>`case own.side when 'S' then request.to_id else request.from_id end`;

/** Receivers do not see held requests, nor message requests that they declined. */
export const isShownToSide = sql<boolean>`(
  own.side = 'S' or (request.status <> 'held' and request.acceptance is distinct from 'declined'))`;

/** The status that the sender sees: a withheld request looks closed, a declined message request looks as if it waited. */
export const shownStatus = sql<RequestStatus>`case
  when request.withheld_at is not null then 'closed'
  when request.status = 'open' and request.acceptance in ('waiting', 'declined') then 'asked'
  else request.status end`;

/**
 * Whether a thread counts as unread for a person, the same for the list's mark, its filter and the badge. An assigned thread counts only
 * for its assignee, who alone can clear the mark.
 */
export const countsAsUnread = (userID: string) => sql<boolean>`(
  own.is_unread and coalesce(own.assignee_id = ${userID}, true) and ${isShownToSide} and ${noBlockBetween(sql.ref('own.owner_id'), otherID)})`;

export interface RequestRow {
  readonly id: string;
  readonly side: 'S' | 'R';
  readonly position: string;
  readonly owner_type: ActorType;
  readonly assignee_id: string | null;
  readonly label_ids: string[] | null;
  readonly is_unread: boolean;
  readonly subject: string;
  readonly status: RequestStatus;
  readonly from_id: string;
  readonly from_type: ActorType;
  readonly to_id: string;
  readonly to_type: ActorType;
  readonly round_id: string | null;
  readonly created_at: Date;
  readonly message_count: number;
  readonly last_content: string;
  readonly last_side: 'S' | 'R';
  readonly last_at: Date;
  readonly last_files: number;
}

/** Characters of the last message shown in lists. */
const previewLength = 200;

/** Columns of `RequestRow` for a person, from `own`, `request` and its last message `last`. */
export const requestColumns = (userID: string) => sql`
  own.request_id as id, own.side, own.position::text as position, own.owner_type, own.assignee_id,
  case when own.owner_type = 'business' then array(
    select label.label_id from labelled_request label
    join request_label on request_label.id = label.label_id
    where label.request_id = own.request_id and request_label.business_id = own.owner_id
    order by lower(request_label.name)
  ) end as label_ids,
  ${countsAsUnread(userID)} as is_unread, request.subject, ${shownStatus} as status,
  request.from_id, request.from_type, request.to_id, request.to_type,
  case own.side when 'S' then request.round_id end as round_id, request.created_at, request.message_count,
  left(last.content, ${sql.lit(previewLength)}) as last_content, last.side as last_side, last.created_at as last_at,
  (select count(*)::integer from message_file where request_id = own.request_id and number = last.number) as last_files`;

/** Tables for `requestColumns`. */
export const requestTables = sql`
  request_side own
  join request on request.id = own.request_id
  join message last on last.request_id = request.id and last.number = request.message_count`;
