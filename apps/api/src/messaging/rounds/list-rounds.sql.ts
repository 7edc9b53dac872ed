import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Page {
  readonly ownerID: string;
  /** The last round of the page before. */
  readonly before: string | undefined;
  readonly size: number;
}

interface RoundRow {
  readonly round_id: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly company_ids: string[];
  readonly answer_count: number;
  readonly offer_count: number;
}

/** Rounds of a sender, the latest first; one more than asked tells whether there are others. */
export const selectRounds = defineStatement(
  (_, { ownerID, before, size }: Page) => sql<RoundRow>`
    select request.round_id, min(request.subject) as subject, min(request.created_at) as created_at,
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
      ${before === undefined ? sql`` : sql`and request.round_id < ${before}`}
    group by request.round_id
    order by request.round_id desc
    limit ${size + 1}`,
);
