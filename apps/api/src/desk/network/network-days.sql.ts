import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Days of the table: twelve weeks and today. */
export const networkDays = 85;

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'utc')::date`;
const since = (column: string, from: string) =>
  sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc'`;

/** The last day that is added up; undefined before the first time. */
export const findLastDay = defineStatement(
  () => sql<{ day: string | null }>`select max(day)::text as day from network_day`,
);

/** One process at a time adds up. */
export const lockNetworkDays = defineStatement(
  () => sql`select pg_advisory_xact_lock(hashtext('network_day'))`,
);

export const deleteDaysSince = defineStatement(
  (_, { from }: { readonly from: string }) => sql`delete from network_day where day >= ${from}::date`,
);

/** Adds up all days from one on. */
export const insertDaysSince = defineStatement(
  (_, { from }: { readonly from: string }) => sql`
    insert into network_day (metric, place, day, count)
    select 'companies', coalesce(country, ''), ${dayOf('first_public_at')}, count(*) from business
    where ${since('first_public_at', from)} and is_public group by 2, 3
    union all
    select 'inquiries', coalesce(business.country, ''), ${dayOf('request.created_at')}, count(*)
    from request join business on business.id = request.to_id
    where ${since('request.created_at', from)} and request.status <> 'held' group by 2, 3
    union all
    select metric, coalesce(business.country, ''), ${dayOf('clock.started_at')}, count(*)
    from request_clock as clock join business on business.id = clock.business_id
    cross join lateral (values ('asked', true), ('answered', clock.result = 'answered')) as part (metric, counts)
    where ${since('clock.started_at', from)} and clock.cycle = 1 and clock.result in ('answered', 'missed') and counts
    group by 1, 2, 3
    union all
    select 'quotations', delivery_country, ${dayOf('quotation.created_at')}, count(*) from quotation
    where ${since('quotation.created_at', from)} group by 2, 3
    union all
    select 'offers', coalesce(business.country, ''), ${dayOf('offer.created_at')}, count(*)
    from quotation_offer as offer join business on business.id = offer.business_id
    where ${since('offer.created_at', from)} group by 2, 3
    union all
    select 'revenue', coalesce(business.country, ''), ${dayOf('invoice.created_at')}, sum(amount_paid - amount_refunded)
    from membership_invoice as invoice join business on business.id = invoice.business_id
    where ${since('invoice.created_at', from)} group by 2, 3
    union all
    select 'cases', coalesce(edition, ''), ${dayOf('opened_at')}, count(*) from desk_case
    where ${since('opened_at', from)} group by 2, 3`,
);

export const deleteOldDays = defineStatement(
  (_, { first }: { readonly first: string }) => sql`delete from network_day where day < ${first}::date`,
);

/** Counts the public companies of each country. */
export const countCompanies = defineStatement(
  () => sql`
    with counted as (
      insert into network_companies as known (country, companies)
      select coalesce(country, ''), count(*) from business where is_public group by 1
      on conflict (country) do update set companies = excluded.companies
      returning country
    )
    delete from network_companies where country not in (select country from counted)`,
);

export const selectCompanies = defineStatement((db) => db.selectFrom('network_companies').selectAll());

/** All sums since a day. */
export const selectNetworkDays = defineStatement(
  (_, { from }: { readonly from: string }) => sql<{
    metric: string;
    place: string;
    day: string;
    count: number;
  }>`
    select metric, place, day::text, count from network_day where day >= ${from}::date
    union all
    select metric, edition, day::text, sum(count) from search_day
    cross join lateral (values ('searches', searches), ('misses', misses)) as part (metric, count)
    where day >= ${from}::date group by 1, 2, 3`,
);

/** Cases that are not decided, by edition. */
export const countOpenCases = defineStatement(
  () => sql<{ edition: string | null; cases: number }>`
    select edition, count(*)::integer as cases from desk_case where state <> 'decided' group by edition`,
);

/** When companies or days were added up last. */
export const findCountedAt = defineStatement(
  () => sql<{ counted_at: Date }>`select counted_at from network_sum`,
);

export const noteCounted = defineStatement(
  () => sql`
    insert into network_sum (is_only) values (true) on conflict (is_only) do update set counted_at = now()`,
);

interface AskedMisses {
  readonly edition: string | undefined;
  readonly language: string | undefined;
  readonly editions: readonly string[] | undefined;
  readonly fewest: number;
  readonly most: number;
}

/** Words of searches in vain by people at enough addresses, the most frequent first. */
export const selectSearchMisses = defineStatement(
  (_, { edition, language, editions, fewest, most }: AskedMisses) => sql<{
    words: string;
    language: string;
    editions: string[];
    searches: number;
    last_day: string;
  }>`
    select words, language, array_agg(distinct edition order by edition) as editions, sum(count)::integer as searches,
      max(day)::text as last_day
    from search_miss
    where true
      ${edition === undefined ? sql`` : sql`and edition = ${edition}`}
      ${language === undefined ? sql`` : sql`and language = ${language}`}
      ${editions === undefined ? sql`` : sql`and edition = any(${editions}::text[])`}
    group by words, language
    having bit_count(bit_or(people_groups)::bit(64)) >= ${fewest}
    order by searches desc, words limit ${most}`,
);
