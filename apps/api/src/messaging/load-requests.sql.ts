import type { RequestStatus } from '@wbn/contract/messaging/request.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { formatTick } from '@wbn/edition/format.ts';

import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import {
  countsAsUnread,
  isShownToSide,
  otherID,
  type RequestRow,
  requestColumns,
  requestTables,
  shownStatus,
} from './request-row.sql.ts';
import { isBarred } from './require-side.sql.ts';

/** Filters applied by index; `before` is the position of the last row of the previous page. */
interface Walk {
  readonly ownerID: string;
  readonly before: string | undefined;
  readonly unread: boolean;
  /** Id of a member, or `none`. */
  readonly assigneeID: string | undefined;
  readonly labelID: string | undefined;
}

export interface RequestPage extends Walk {
  /** The reader. */
  readonly userID: string;
  readonly language: TextLanguage;
  readonly search: string | undefined;
  readonly status: RequestStatus | undefined;
  readonly size: number;
}

/** Threads scanned per page at most, so that a rare filter does not scan all 100,000. */
const mostWalked = 5_000;

/** Threads of an owner, newest first, by an index in this order. */
const walk = ({ ownerID, before, unread, assigneeID, labelID }: Walk) => sql`
  select own.request_id, own.side, own.position from request_side own
  where own.owner_id = ${ownerID}
    ${before === undefined ? sql`` : sql`and own.position < ${before}`}
    ${unread ? sql`and own.is_unread` : sql``}
    ${assigneeID === undefined ? sql`` : assigneeID === 'none' ? sql`and own.assignee_id is null` : sql`and own.assignee_id = ${assigneeID}`}
    ${
      labelID === undefined
        ? sql``
        : sql`and own.owner_type = 'business'
            and own.request_id in (select request_id from labelled_request where label_id = ${labelID})`
    }
  order by own.position desc
  limit ${sql.lit(mostWalked)}`;

const monthNumbers = Array.from({ length: 12 }, (_, place) => `${place + 1}`.padStart(2, '0'));

/** A day as it is shown in the languages and as people type it: '28 Nov 2026', 'Nov 28, 2026', '28/11/2026', '2026-11-28'. */
function writtenDay(column: string, language: TextLanguage) {
  const at = sql`${sql.ref(column)} at time zone 'UTC'`;
  const months = monthNumbers.map((number) => formatTick(language, `2026-${number}-01`, 'month'));
  const month = sql`(${sql.val(months)}::text[])[extract(month from ${at})::int]`;
  return sql`concat_ws(' ', to_char(${at}, 'FMDD'), ${month}, to_char(${at}, 'YYYY;'), ${month},
    to_char(${at}, 'FMDD, YYYY; DD/MM/YYYY; FMDD/FMMM/YYYY; YYYY-MM-DD; YYYY"年"FMMM"月"FMDD"日"'))`;
}

/** INQ-15: searches the other side's name, the subject and the dates as shown. */
const isFound = (search: string, language: TextLanguage) => sql<boolean>`(
  strpos(lower(request.subject), lower(${search})) > 0
  or strpos(lower(coalesce(
    (select company_name from business where id = ${otherID}),
    (select first_name || ' ' || last_name from user_profile where id = ${otherID}))), lower(${search})) > 0
  or strpos(lower(${writtenDay('request.created_at', language)}), lower(${search})) > 0
  or strpos(lower(${writtenDay('last.created_at', language)}), lower(${search})) > 0)`;

/** Newest activity first (decision 17); reads one row more than a page to tell whether another follows. */
export const selectRequests = defineStatement(
  (_, page: RequestPage) => sql<RequestRow>`
    select ${requestColumns(page.userID)}
    from (${walk(page)}) as walked
    join ${requestTables} on own.request_id = walked.request_id and own.side = walked.side
    where ${isShownToSide}
      ${page.unread ? sql`and ${countsAsUnread(page.userID)}` : sql``}
      ${page.status === undefined ? sql`` : sql`and ${shownStatus} = ${page.status}`}
      ${page.search ? sql`and ${isFound(page.search, page.language)}` : sql``}
    order by walked.position desc
    limit ${page.size + 1}`,
);

/** Position at which the scan of a page stopped at its limit; no row when it reached the end. */
export const findWalkEnd = defineStatement(
  (_, page: Walk) => sql<{ position: string }>`
    select position::text from (${walk(page)}) as walked
    offset ${sql.lit(mostWalked - 1)} limit 1`,
);

interface Input {
  readonly requestID: string;
  readonly ownerID: string;
  /** The reader. */
  readonly userID: string;
}

/** One thread as in the list, for somebody found to be on this side. */
export const readRequest = defineStatement(
  (_, { requestID, ownerID, userID }: Input) => sql<RequestRow>`
    select ${requestColumns(userID)} from ${requestTables}
    where own.request_id = ${requestID} and own.owner_id = ${ownerID} and ${isShownToSide}`,
);

export interface OpenRequestRow extends RequestRow {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly delivery_country: string | null;
  readonly delivery_term: string | null;
  /** ISO date. */
  readonly wanted_on: string | null;
  readonly product_id: string | null;
  readonly product_name: string | null;
  readonly product_is_public: boolean;
  readonly read_until: number;
  readonly other_seen_until: number;
  readonly closed_side: 'S' | 'R' | null;
  readonly closed_at: Date | null;
  readonly is_barred: boolean;
}

/** Columns of the request details. */
export const detailColumns = sql`
  request.quantity::text, request.unit, request.delivery_country, request.delivery_term, request.wanted_on::text`;

/** One thread with its details. */
export const readOpenRequest = defineStatement(
  (_, { requestID, ownerID, userID }: Input) => sql<OpenRequestRow>`
    select ${requestColumns(userID)}, ${detailColumns}, request.product_id, request.product_name,
      exists (select from product join business on business.id = product.business_id
        where product.id = request.product_id and product.is_public and business.is_public) as product_is_public,
      own.read_until, case when ${shownStatus} = 'asked' then 0 else other.seen_until end as other_seen_until,
      request.closed_side, coalesce(request.closed_at, request.withheld_at) as closed_at,
      ${isBarred} as is_barred
    from ${requestTables}
    join request_side other on other.request_id = own.request_id and other.side <> own.side
    where own.request_id = ${requestID} and own.owner_id = ${ownerID} and ${isShownToSide}`,
);
