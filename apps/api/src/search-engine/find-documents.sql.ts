import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchFilters } from './filter-marks.ts';
import type { SearchHits, SearchKind } from './search-engine.ts';

interface Page {
  readonly kind: SearchKind;
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
export const findDocuments = defineStatement((_, { kind, skip, size, match, rank, preferred }: Wanted) => {
  const bonus = preferred === undefined ? sql`` : sql`+ (words @@ ${preferred}::tsquery)::int * 10`;
  return sql<SearchHits>`
    with hit as materialized (
      select id, ts_rank(heads, ${rank}::tsquery) ${bonus} as rank
      from ${tableOf(kind)} where words @@ ${match}::tsquery
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by rank desc, id limit ${size} offset ${skip}) as ids`;
});

/** The latest that pass the filters; their total is a sum of counters. */
export const listLatest = defineStatement(
  (_, { kind, skip, size, filters }: Page & { readonly filters: SearchFilters }) => {
    const { businessType, country, industry } = filters;
    const conditions = [
      ...(businessType ? [sql`business_type = ${businessType}`] : []),
      ...(country ? [sql`country = ${country}`] : []),
      ...(industry ? [sql`industry_id = ${industry}`] : []),
    ];
    const all = (first: ReturnType<typeof sql>) => sql.join([first, ...conditions], sql` and `);
    return sql<SearchHits>`
    select (select coalesce(sum(documents), 0) from search_count where ${all(sql`kind = ${kind}`)})::int as total,
           array(select id from ${tableOf(kind)} where ${all(sql`true`)}
                 order by registered_at desc, id desc limit ${size} offset ${skip}) as ids`;
  },
);

/** The partition itself: the planner need not find out. */
function tableOf(kind: SearchKind) {
  return sql.table(`search_document_${kind}`);
}
