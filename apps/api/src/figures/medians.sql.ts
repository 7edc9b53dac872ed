import { fewestPeers, figureMetrics } from '@wbn/contract/figures/figures.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Categories with enough public companies. */
export const selectLargeCategories = defineStatement(
  () => sql<{ category_id: string }>`
    select category_id from business cross join unnest(category_ids) as category_id
    where is_public
    group by category_id having count(distinct id) >= ${fewestPeers}`,
);

/**
 * Stores the medians of a category over the days before today: of each count, with 0 for companies without one, and of the answer times of
 * the companies that have one.
 */
export const saveMedians = defineStatement(
  (_, { categoryID, today }: { categoryID: string; today: string }) => sql`
    with peer as (
      select id from business where is_public and category_ids @> array[${categoryID}]::text[]
    ), counted as (
      select business_id, metric, day, count from figure_day
      where business_id in (select id from peer) and dimension = 'all' and day >= ${today}::date - 364
      union all
      select to_id, 'inquiries', (created_at at time zone 'utc')::date, 1 from request
      where to_id in (select id from peer) and status <> 'held' and created_at >= ${today}::date - 365
      union all
      select resource_id, 'followers', (created_at at time zone 'utc')::date, 1 from follow
      where resource_id in (select id from peer) and created_at >= ${today}::date - 365
    ), total as (
      select business_id, metric,
        sum(count) filter (where day >= ${today}::date - 7) as week,
        sum(count) filter (where day >= ${today}::date - 28) as four_weeks,
        sum(count) filter (where day >= ${today}::date - 91) as quarter,
        sum(count) filter (where day >= ${today}::date - 364) as year
      from counted where day < ${today}::date
      group by business_id, metric
    ), median as (
      select days, name as metric,
        percentile_disc(0.5) within group (order by coalesce(value, 0))::integer as median, count(*)::integer as companies
      from peer
      cross join unnest(${figureMetrics}::text[]) as name
      left join total on total.business_id = peer.id and total.metric = name
      cross join lateral (values (7, week), (28, four_weeks), (91, quarter), (364, year)) as range (days, value)
      group by days, name
      union all
      select days, 'answerMinutes', percentile_disc(0.5) within group (order by median_minutes), count(*)::integer
      from peer
      join business_answers as answers on answers.business_id = peer.id and median_minutes is not null
      cross join unnest(array[7, 28, 91, 364]) as days
      group by days
    )
    insert into figure_median as known (category_id, days, metric, median, companies)
    select ${categoryID}, days, metric, median, companies from median where companies >= ${fewestPeers}
    on conflict (category_id, days, metric)
    do update set median = excluded.median, companies = excluded.companies`,
);

/** Deletes the medians of categories that have too few companies now. */
export const deleteMediansExcept = defineStatement(
  (_, { categoryIDs }: { categoryIDs: readonly string[] }) =>
    sql`delete from figure_median where category_id <> all(${categoryIDs}::text[])`,
);
