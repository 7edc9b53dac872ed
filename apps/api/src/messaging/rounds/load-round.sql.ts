import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { detailColumns, type OpenRequestRow } from '../load-request.sql.ts';
import { type RequestRow, requestColumns, requestTables } from '../request-row.sql.ts';

type DetailColumns = Pick<
  OpenRequestRow,
  'quantity' | 'unit' | 'delivery_country' | 'delivery_term' | 'wanted_on'
>;

export interface RoundRow extends RequestRow, DetailColumns {
  readonly answered_at: Date | null;
  /** The latest offer of the company. */
  readonly offer: Offer | null;
  readonly offer_number: number | null;
  readonly offer_at: Date | null;
}

/** The threads of a round, of its sender, in the order in which the companies were named. */
export const selectRound = defineStatement(
  (_, { roundID, ownerID }: { readonly roundID: string; readonly ownerID: string }) => sql<RoundRow>`
    select ${requestColumns}, ${detailColumns},
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
