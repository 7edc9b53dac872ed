import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isBarred } from './is-barred.sql.ts';
import { isShownToSide, type RequestRow, requestColumns, requestTables } from './request-row.sql.ts';

interface Asked {
  readonly requestID: string;
  readonly ownerID: string;
}

/** One thread as the list shows it; who asks was found to be of this side. */
export const readRequest = defineStatement(
  (_, { requestID, ownerID }: Asked) => sql<RequestRow>`
    select ${requestColumns} from ${requestTables}
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

/** Columns of what was asked for. */
export const detailColumns = sql`
  request.quantity::text, request.unit, request.delivery_country, request.delivery_term, request.wanted_on::text`;

/** The same thread opened. */
export const readOpenRequest = defineStatement(
  (_, { requestID, ownerID }: Asked) => sql<OpenRequestRow>`
    select ${requestColumns}, ${detailColumns}, request.product_id, request.product_name,
      exists (select from product join business on business.id = product.business_id
        where product.id = request.product_id and product.is_public and business.is_public) as product_is_public,
      own.read_until, other.seen_until as other_seen_until,
      request.closed_side, coalesce(request.closed_at, request.withheld_at) as closed_at,
      ${isBarred} as is_barred
    from ${requestTables}
    join request_side other on other.request_id = own.request_id and other.side <> own.side
    where own.request_id = ${requestID} and own.owner_id = ${ownerID} and ${isShownToSide}`,
);
