import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { detailColumns, type OpenRequestRow } from '../load-requests.sql.ts';
import { type RequestRow, requestColumns, requestTables } from '../request-row.sql.ts';

interface Page {
  readonly ownerID: string;
  /** The last round of the previous page. */
  readonly before: string;
  readonly size: number;
}

interface ListedRound {
  readonly id: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly company_ids: string[];
  readonly answer_count: number;
  readonly offer_count: number;
}

/** Rounds of a sender, newest first; reads one more than a page to tell whether another follows. */
export const selectRounds = defineStatement(
  (_, { ownerID, before, size }: Page) => sql<ListedRound>`
    select request.round_id as id, min(request.subject) as subject, min(request.created_at) as created_at,
      array_agg(request.to_id order by request.id) as company_ids,
      count(*) filter (where answered.any)::integer as answer_count,
      count(*) filter (where answered.offer)::integer as offer_count
    from request
    cross join lateral (
      select
        exists (select from message where request_id = request.id and side = 'R') as any,
        exists (select from message where request_id = request.id and side = 'R' and offer is not null) as offer
    ) as answered
    where request.from_id = ${ownerID} and request.round_id is not null
      and request.round_id < ${before}
    group by request.round_id
    order by request.round_id desc
    limit ${size + 1}`,
);

type DetailColumns = Pick<
  OpenRequestRow,
  'quantity' | 'unit' | 'delivery_country' | 'delivery_term' | 'wanted_on'
>;

export interface RoundRow extends RequestRow, DetailColumns {
  readonly answered_at: Date | null;
  /** The company's latest offer. */
  readonly offer: Offer | null;
  readonly offer_number: number | null;
  readonly offer_at: Date | null;
}

/** The threads of a round for its sender, in the order in which the companies were given. */
export const selectRound = defineStatement(
  (
    _,
    {
      roundID,
      ownerID,
      userID,
    }: { readonly roundID: string; readonly ownerID: string; readonly userID: string },
  ) => sql<RoundRow>`
    select ${requestColumns(userID)}, ${detailColumns},
      (select created_at from message where request_id = request.id and side = 'R' order by number limit 1) as answered_at,
      offered.offer, offered.number as offer_number, offered.created_at as offer_at
    from ${requestTables}
    left join lateral (
      select offer, number, created_at from message
      where request_id = request.id and side = 'R' and offer is not null
      order by number desc limit 1
    ) as offered on true
    where request.round_id = ${roundID} and own.side = 'S' and own.owner_id = ${ownerID}
    order by request.id`,
);
