import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from './filter-marks.ts';
import { holdsFor } from './row-conditions.sql.ts';
import type { RowConditions, SearchHits, SearchKind } from './search-engine.ts';

interface Page {
  readonly kind: SearchKind;
  readonly conditions: RowConditions | undefined;
  readonly skip: number;
  readonly size: number;
}

interface Wanted extends Page {
  /** Queries in the language of `tsquery`: what must match, what ranks, and what comes first of all. */
  readonly match: string;
  readonly rank: string;
  readonly preferred: string | undefined;
}

/** One round trip: the page and the total. Only the small `heads` of what matched are read to rank it. */
export const findDocuments = defineStatement((_, wanted: Wanted) => {
  const { kind, conditions, skip, size, match, rank, preferred } = wanted;
  const bonus = preferred === undefined ? sql`` : sql`+ (words @@ ${preferred}::tsquery)::int * 10`;
  return sql<SearchHits>`
    with hit as materialized (
      select id, ts_rank(heads, ${rank}::tsquery) ${bonus} as rank
      from ${tableOf(kind)}
      where ${sql.join([sql`words @@ ${match}::tsquery`, ...holdsFor(kind, conditions)], sql` and `)}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by rank desc, id limit ${size} offset ${skip}) as ids`;
});

/** The latest that pass the filters; their total is a sum of counters, or counted where the rows have conditions. */
export const listLatest = defineStatement((_, listed: Page & { readonly filters: SearchFilters }) => {
  const { kind, conditions, skip, size, filters } = listed;
  const { businessType, country, industry } = filters;
  const passes = [
    ...(businessType ? [sql`business_type = ${businessType}`] : []),
    ...(country ? [sql`country = ${country}`] : []),
    ...(industry ? [sql`industry_id = ${industry}`] : []),
  ];
  const all = (...wanted: RawBuilder<unknown>[]) => sql.join([...wanted, ...passes], sql` and `);
  const holds = holdsFor(kind, conditions);
  const listedRows = all(sql`true`, ...holds);
  const total =
    holds.length > 0
      ? sql`select count(*) from ${tableOf(kind)} where ${listedRows}`
      : sql`select coalesce(sum(documents), 0) from search_count where ${all(sql`kind = ${kind}`)}`;
  return sql<SearchHits>`
    select (${total})::int as total,
           array(select id from ${tableOf(kind)} where ${listedRows}
                 order by registered_at desc, id desc limit ${size} offset ${skip}) as ids`;
});

/** The partition itself: the planner need not find out. */
function tableOf(kind: SearchKind) {
  return sql.table(`search_document_${kind}`);
}
