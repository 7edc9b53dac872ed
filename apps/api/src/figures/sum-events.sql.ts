import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Rows of a company, day, metric and dimension; the rest is one more row, `other`. */
export const mostKeys = { country: 30, source: 6, product: 100 } as const;
/** Words of a company and day. */
export const mostWords = 100;

/** Companies with events, sorted by id, after an id. */
export const selectEventful = defineStatement(
  (_, { after, limit }: { after: string; limit: number }) => sql<{ business_id: string }>`
    select distinct business_id from figure_event where business_id > ${after}
    order by business_id limit ${limit}`,
);

/** Lock: one process at a time adds up events. */
export const lockSums = defineStatement(() => sql`select pg_advisory_xact_lock(hashtext('figure_day'))`);

interface Companies {
  readonly ids: readonly string[];
}

const daysOfEvents = ({ ids }: Companies) => sql`
  (business_id, day) in (select business_id, day from figure_event where business_id = any(${ids}))`;

/** Deletes the sums of the days that have events, before they are added up again. */
export const deleteSums = defineStatement(
  (_, given: Companies) => sql`delete from figure_day where ${daysOfEvents(given)}`,
);

export const deleteWords = defineStatement(
  (_, given: Companies) => sql`delete from figure_word where ${daysOfEvents(given)}`,
);

/** Adds up all events of companies by day, metric and dimension. */
export const insertSums = defineStatement(
  (_, { ids }: Companies) => sql`
    with event as (
      select *, case kind when 'view' then 'views' when 'product-view' then 'productViews' else 'appearances' end
        as metric
      from figure_event where business_id = any(${ids})
    ), counted as (
      select business_id, day, metric, dimension, key, count(*)::integer as count,
        coalesce(sum(place), 0) as place_sum
      from event cross join lateral (
        select 'all' as dimension, '' as key where kind <> 'product-appearance'
        union all select 'country', country where kind <> 'product-appearance'
        union all select 'source', source where source <> ''
        union all select 'product', product_id where product_id <> ''
      ) as part
      group by business_id, day, metric, dimension, key
    ), ranked as (
      select *, row_number() over (
        partition by business_id, day, metric, dimension order by count desc, key
      ) as rank from counted
    )
    insert into figure_day (business_id, dimension, day, metric, key, count, place_sum)
    select business_id, dimension, day, metric,
      case when rank <= case dimension
        when 'country' then ${mostKeys.country} when 'source' then ${mostKeys.source}
        when 'product' then ${mostKeys.product} else 1
      end then key else 'other' end,
      sum(count)::integer, sum(place_sum)
    from ranked
    group by 1, 2, 3, 4, 5`,
);

/** Adds up with which words companies appeared. */
export const insertWords = defineStatement(
  (_, { ids }: Companies) => sql`
    insert into figure_word (business_id, words, day, appearances, place_sum, people_groups)
    select business_id, words, day, appearances, place_sum, people_groups
    from (
      select business_id, words, day, count(*)::integer as appearances, sum(place) as place_sum,
        bit_or(1::bigint << people_group) as people_groups,
        row_number() over (partition by business_id, day order by count(*) desc, words) as rank
      from figure_event
      where business_id = any(${ids}) and kind = 'appearance' and words <> ''
      group by business_id, words, day
    ) as word
    where rank <= ${mostWords}`,
);

/** Deletes the added events of days that are over. */
export const deleteEvents = defineStatement(
  (_, { ids, today }: Companies & { readonly today: string }) =>
    sql`delete from figure_event where business_id = any(${ids}) and day < ${today}`,
);

/** Sums are kept for two years and a bit, so that the longest range has one before. */
export const deleteOldSums = defineStatement(
  (_, { today }: { today: string }) => sql`delete from figure_day where day < ${today}::date - 740`,
);

/**
 * Deletes words that fewer than five people searched with in a calendar month, a month after its end, and all words of months that no
 * range shows.
 */
export const deleteRareWords = defineStatement(
  (_, { today, fewest }: { today: string; fewest: number }) => sql`
    delete from figure_word as word
    using (
      select business_id, words, date_trunc('month', day) as month from figure_word
      where day < date_trunc('month', ${today}::date - 31)
      group by 1, 2, 3
      having bit_count(bit_or(people_groups)::bit(64)) < ${fewest} or date_trunc('month', max(day)) < ${today}::date - 400
    ) as rare
    where word.business_id = rare.business_id and word.words = rare.words
      and date_trunc('month', word.day) = rare.month`,
);
