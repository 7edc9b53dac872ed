import { mostEntries } from '@wbn/contract/membership/boosts.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfCompany {
  readonly businessID: string;
}

/** The newest entries of the ledger; days as text. */
export const selectSupportEntries = defineStatement((db, { businessID }: OfCompany) =>
  db
    .selectFrom('support_entry')
    .select(['position', 'kind', 'minutes', 'level', 'corrects', 'note', 'by_name'])
    .select(sql<string>`coalesce(done_on, (created_at at time zone 'utc')::date)::text`.as('day'))
    .where('business_id', '=', businessID)
    .orderBy('position', 'desc')
    .limit(mostEntries),
);

/** An entry of work in a year of membership, with what it takes after all corrections; no row for any other entry. */
export const findBooking = defineStatement(
  (_, { businessID, position, yearFrom }: OfCompany & { position: number; yearFrom: string }) => sql<{
    /** Above 0. */
    minutes: number;
    corrections: number;
  }>`
    select -(booked.minutes + coalesce(sum(correction.minutes), 0))::int as minutes, count(correction.position)::int as corrections
    from support_entry as booked
    left join support_entry as correction
      on correction.business_id = booked.business_id and correction.corrects = booked.position
    where booked.business_id = ${businessID} and booked.position = ${position}
      and booked.kind = 'booked' and booked.year_from = ${yearFrom}::date
    group by booked.minutes`,
);
