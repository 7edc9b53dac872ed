import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Page {
  readonly requestID: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly size: number;
}

export interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly side: 'S' | 'R';
  readonly user_id: string;
  readonly content: string;
  readonly offer: Offer | null;
  readonly created_at: Date;
}

export const messageColumns = sql`id, number, side, user_id, content, offer, created_at`;

/**
 * With `after` the messages from that number on, otherwise the last ones (before `before`); reads one more than a page to tell whether
 * another follows.
 */
export const selectMessages = defineStatement(
  (_, { requestID, before, after, size }: Page) => sql<MessageRow>`
    select ${messageColumns} from message
    where request_id = ${requestID}
      ${after === undefined ? sql`` : sql`and number > ${after}`}
      ${before === undefined ? sql`` : sql`and number < ${before}`}
    order by number ${after === undefined ? sql`desc` : sql`asc`}
    limit ${size + 1}`,
);
