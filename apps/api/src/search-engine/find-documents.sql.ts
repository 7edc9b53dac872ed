import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable } from './document-table.ts';
import type { SearchHits, SearchKind, SearchSort } from './search-engine.ts';

interface Wanted {
  readonly kind: SearchKind;
  readonly sort: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
  /** Queries in the language of `tsquery`: what must match, what ranks, and what comes first of all. */
  readonly match: string;
  readonly rank: string;
  readonly preferred: string | undefined;
}

/** One round trip: the page and the total. Only the small `heads` of what matched are read to rank it. */
export const findDocuments = defineStatement((_, wanted: Wanted) => {
  const { kind, sort, skip, size, match, rank, preferred } = wanted;
  const bonus = preferred === undefined ? sql`` : sql`+ (words @@ ${preferred}::tsquery)::int * 10`;
  const first = {
    newest: sql`registered_at desc,`,
    verified: sql`(marks @> '{=v1}'::text[]) desc,`,
    best: sql``,
  }[sort ?? 'best'];
  return sql<SearchHits>`
    with hit as materialized (
      select id, registered_at, marks, ts_rank(heads, ${rank}::tsquery) ${bonus} as rank
      from ${documentTable(kind)}
      where words @@ ${match}::tsquery
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by ${first} rank desc, id limit ${size} offset ${skip}) as ids`;
});
