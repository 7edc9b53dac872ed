import type { FigureMetric } from '@wbn/contract/figures/figures.ts';
import { mostFigureEntries } from '@wbn/contract/figures/figures.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Range {
  readonly businessID: string;
  /** First and last day, in UTC. */
  readonly from: string;
  readonly to: string;
}

const inUtc = (from: string, to: string, column: string) => sql`
  ${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc'
  and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'utc'`;
const dayIn = (column: string) => sql`(${sql.ref(column)} at time zone 'utc')::date`;

/** An inquiry that the company sees. */
const received = sql`request.status <> 'held'`;

/** What was counted on each day, in no order; days without a count have no row. */
export const selectDays = defineStatement(
  (_, { businessID, from, to }: Range) => sql<{
    day: string;
    metric: FigureMetric;
    count: number;
    place_sum: number;
  }>`
    select day, metric, count, place_sum::integer from figure_day
    where business_id = ${businessID} and dimension = 'all' and day between ${from} and ${to}
    union all
    select ${dayIn('request.created_at')}, 'inquiries', count(*)::integer, 0 from request
    where to_id = ${businessID} and ${received} and ${inUtc(from, to, 'request.created_at')}
    group by 1
    union all
    select ${dayIn('follow.created_at')}, 'followers', count(*)::integer, 0 from follow
    where resource_id = ${businessID} and resource_type = 'business' and ${inUtc(from, to, 'follow.created_at')}
    group by 1`,
);

/** Sums of a range and of the range before, by country, source and product. */
export const selectParts = defineStatement(
  (_, { businessID, from, to, before }: Range & { readonly before: string }) => sql<{
    dimension: 'country' | 'source' | 'product';
    key: string;
    views: number;
    product_views: number;
    product_views_before: number;
    appearances: number;
  }>`
    select dimension, key,
      coalesce(sum(count) filter (where metric = 'views' and day >= ${from}), 0)::integer as views,
      coalesce(sum(count) filter (where metric = 'productViews' and day >= ${from}), 0)::integer as product_views,
      coalesce(sum(count) filter (where metric = 'productViews' and day < ${from}), 0)::integer as product_views_before,
      coalesce(sum(count) filter (where metric = 'appearances' and day >= ${from}), 0)::integer as appearances
    from figure_day
    where business_id = ${businessID} and dimension <> 'all' and day between ${before} and ${to}
    group by dimension, key
    order by 3 desc, 4 desc, 6 desc, key`,
);

/** Names of products that the company has. */
export const selectProductNames = defineStatement(
  (db, { businessID, ids }: { businessID: string; ids: readonly string[] }) =>
    db
      .selectFrom('product')
      .select(['id', 'name'])
      .where('business_id', '=', businessID)
      .where('deleted_at', 'is', null)
      .where('id', '=', anyOf(ids)),
);

/** Words of a range that people at enough addresses searched with: two people groups are two addresses, two visitors of a day may be at one. */
export const selectWords = defineStatement(
  (_, { businessID, from, to, fewest }: Range & { readonly fewest: number }) => sql<{
    words: string;
    searchers: number;
    appearances: number;
    mean_place: number;
  }>`
    select words, appearances, mean_place, searchers from (
      select words, sum(appearances)::integer as appearances,
        (sum(place_sum) / sum(appearances))::double precision as mean_place,
        bit_count(bit_or(people_groups)::bit(64)) as addresses,
        greatest(bit_count(bit_or(people_groups)::bit(64)), max(appearances))::integer as searchers
      from figure_word
      where business_id = ${businessID} and day between ${from} and ${to}
      group by words
    ) as word
    where addresses >= ${fewest}
    order by searchers desc, appearances desc, words
    limit ${mostFigureEntries}`,
);

/** Answers to the inquiries of a range. */
export const sumRangeAnswers = defineStatement(
  (_, { businessID, from, to }: Range) => sql<{
    inquiries: number;
    answered: number;
    median_minutes: number | null;
  }>`
    select count(*)::integer as inquiries, (count(*) filter (where result = 'answered'))::integer as answered,
      percentile_disc(0.5) within group (order by answer_minutes) as median_minutes
    from request_clock
    where business_id = ${businessID} and cycle = 1 and result in ('answered', 'missed', 'declined')
      and ${inUtc(from, to, 'request_clock.started_at')}`,
);

/** Boosts with a whole day in a range, and what their company or product got on their days and on as many days before. */
export const selectBoostFigures = defineStatement(
  (_, { businessID, from, to }: Range) => sql<{
    id: string;
    resource_type: 'business' | 'product';
    resource_id: string | null;
    resource_name: string;
    first: string;
    last: string;
    is_running: boolean;
    views: number;
    views_before: number;
    appearances: number;
    appearances_before: number;
  }>`
    select boost.id, resource_type, resource_id, resource_name, first, last, is_running, sums.*
    from (
      select *, ${dayIn('boost.starts_at')} as first, least(${dayIn('boost.ends_at')}, ${to}::date) as last,
        not is_over and ends_at > now() as is_running
      from boost where business_id = ${businessID}
    ) as boost
    cross join lateral (
      select
        coalesce(sum(count) filter (where metric <> 'appearances' and day >= first), 0)::integer as views,
        coalesce(sum(count) filter (where metric <> 'appearances' and day < first), 0)::integer as views_before,
        coalesce(sum(count) filter (where metric = 'appearances' and day >= first), 0)::integer as appearances,
        coalesce(sum(count) filter (where metric = 'appearances' and day < first), 0)::integer as appearances_before
      from figure_day
      where figure_day.business_id = ${businessID}
        and day between first - (last - first + 1) and last
        and case boost.resource_type
          when 'business' then dimension = 'all' and metric <> 'productViews'
          else dimension = 'product' and key = boost.product_id
        end
    ) as sums
    where first <= last and last >= ${from}
    order by first desc, boost.id desc
    limit ${mostFigureEntries}`,
);

/** Facts of a company beside its counts. */
export const selectFigureFacts = defineStatement(
  (_, { businessID }: { businessID: string }) => sql<{
    category_ids: string[];
    followers: number;
    counted_since: string | null;
  }>`
    select category_ids,
      coalesce((select follower_count from follow_summary where resource_id = business.id), 0) as followers,
      (select min(day) from figure_day) as counted_since
    from business where id = ${businessID}`,
);

/** Medians of categories over so many days. */
export const selectMedians = defineStatement(
  (db, { categoryIDs, days }: { categoryIDs: readonly string[]; days: number }) =>
    db
      .selectFrom('figure_median')
      .select(['category_id', 'metric', 'median', 'companies'])
      .where('days', '=', days)
      .where('category_id', '=', anyOf(categoryIDs)),
);
