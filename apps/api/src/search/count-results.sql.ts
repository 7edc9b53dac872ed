import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { categoryCount, searchCount } from './search-tables.sql.ts';

/** Sums counters kept by triggers (`schema/06-search.sql`): some thousand rows, whatever the number of documents. */
export const selectResultsByCategory = defineStatement((database, input: { industriesOnly: boolean }) =>
  database
    .with('counted', (query) =>
      query
        .selectFrom(categoryCount)
        .select(['category_id', sql<number>`sum(documents)::int`.as('count')])
        .select(sql<string>`case kind when 'product' then 'PR' else business_type end`.as('type'))
        .where('kind', 'in', [sql.lit('product'), sql.lit('business')])
        // Ids of industries have no dot.
        .where(sql<boolean>`(not ${input.industriesOnly}::boolean or strpos(category_id, '.') = 0)`)
        .groupBy(['category_id', 'type'])
        .having(sql<boolean>`sum(documents) > 0`),
    )
    .selectFrom('counted')
    .select(['category_id as id', sql<Record<string, number>>`json_object_agg(type, count)`.as('counts')])
    .groupBy('category_id')
    .orderBy('category_id'),
);

interface DirectorySize {
  businesses: number;
  products: number;
  /** Countries with companies. */
  countries: number;
}

/** Sums counters kept by the search engine. */
export const selectDirectorySize = defineStatement(
  () => sql<DirectorySize>`
    with counted as (
      select kind, country, sum(documents)::integer as documents from search_count
      where kind in ('business', 'product') group by kind, country having sum(documents) > 0
    )
    select
      coalesce(sum(documents) filter (where kind = 'business'), 0)::integer as businesses,
      coalesce(sum(documents) filter (where kind = 'product'), 0)::integer as products,
      (count(*) filter (where kind = 'business' and country <> ''))::integer as countries
    from counted`,
);

interface CountryCounts {
  kind: string;
  /** Type of companies; empty for all. */
  type: string;
}

/** Sums counters kept by the search engine; entries without a country are left out. */
export const selectResultsByCountry = defineStatement((database, input: CountryCounts) =>
  database
    .selectFrom(searchCount)
    .select(['country', sql<number>`sum(documents)::int`.as('count')])
    .where('kind', '=', input.kind)
    .where(sql<boolean>`(${input.type} = '' or business_type = ${input.type})`)
    .where('country', '<>', '')
    .groupBy('country')
    .having(sql<boolean>`sum(documents) > 0`)
    .orderBy('country'),
);
