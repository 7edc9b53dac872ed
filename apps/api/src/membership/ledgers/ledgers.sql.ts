import { mostEntries } from '@wbn/contract/membership/boosts.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfCompany {
  readonly businessID: string;
}

type Entry<Table extends 'plan_entry' | 'boost_entry' | 'support_entry'> = Omit<
  Insertable<Database[Table]>,
  'position'
>;

/** The plan of a company, without a lock. */
export const findPlan = defineStatement((db, { businessID }: OfCompany) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID),
);

/** The end of the billed period of a paid plan. */
export const findBilledEnd = defineStatement((db, { businessID }: OfCompany) =>
  db
    .selectFrom('membership')
    .select('period_end')
    .where('business_id', '=', businessID)
    .where('paid_level', 'is not', null)
    // A plan granted by the operator is not billed.
    .where('granted_level', '=', 'standard'),
);

/** Companies on a paid plan, and those with boosts or support minutes left of an earlier plan. */
export const selectWithGrants = defineStatement(
  () => sql<{ id: string }>`
    select id from business where subscription <> 'standard'
    union select business_id from boost_entry group by business_id, month having sum(amount) > 0
    union select business_id from support_entry group by business_id, year_from having sum(minutes) > 0`,
);

export const selectPlanEntries = defineStatement((db, { businessID }: OfCompany) =>
  db
    .selectFrom('plan_entry')
    .select(['level', 'since'])
    .where('business_id', '=', businessID)
    .orderBy('position'),
);

/** Boosts granted and left, per month: of the given month and of every other month with boosts left. */
export const sumBoosts = defineStatement(
  (_, { businessID, month }: OfCompany & { readonly month: string }) => sql<{
    month: string;
    granted: number;
    left: number;
  }>`
    select month, coalesce(sum(amount) filter (where kind = 'granted'), 0)::int as granted, sum(amount)::int as left
    from boost_entry where business_id = ${businessID}
    group by month having month = ${month} or sum(amount) > 0`,
);

/** Minutes of support granted and left, per year of membership, in the same way. */
export const sumSupport = defineStatement(
  (_, { businessID, yearFrom }: OfCompany & { readonly yearFrom: string }) => sql<{
    year_from: string;
    granted: number;
    left: number;
  }>`
    select year_from::text as year_from, coalesce(sum(minutes) filter (where kind = 'granted'), 0)::int as granted,
           sum(minutes)::int as left
    from support_entry where business_id = ${businessID}
    group by year_from having year_from = ${yearFrom}::date or sum(minutes) > 0`,
);

export const insertPlanEntry = defineStatement((_, entry: Entry<'plan_entry'>) =>
  insertNext('plan_entry', entry),
);
export const insertBoostEntry = defineStatement((_, entry: Entry<'boost_entry'>) =>
  insertNext('boost_entry', entry),
);
export const insertSupportEntry = defineStatement((_, entry: Entry<'support_entry'>) =>
  insertNext('support_entry', entry),
);

/** Inserts an entry at the next position, once per source; the company's row must be locked. */
function insertNext(table: string, entry: { readonly business_id: string }) {
  const columns = Object.entries(entry).filter(([, value]) => value !== undefined);
  return sql<{ position: number }>`
    insert into ${sql.table(table)} (position, ${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (
      (select coalesce(max(position), 0) + 1 from ${sql.table(table)} where business_id = ${entry.business_id}),
      ${sql.join(columns.map(([, value]) => value))}
    )
    on conflict do nothing
    returning position`;
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

/** A booking in a year of membership, with its minutes after all corrections; no row for other entries. */
export const findBooking = defineStatement(
  (_, { businessID, position, yearFrom }: OfCompany & { position: number; yearFrom: string }) => sql<{
    /** Positive. */
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
