import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind, SearchSort } from '../search-engine.ts';
import { documentTable, matchesAll } from './documents.sql.ts';

interface Listed {
  readonly kind: SearchKind;
  readonly sort: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
}

/** Orders of documents in a search without words, each with an index (`schema/06-search.sql`). */
const orders = {
  best: sql`quality desc, registered_at desc, id desc`,
  newest: sql`registered_at desc, id desc`,
  verified: sql`(marks @> '{=v1}'::text[]) desc, quality desc, registered_at desc, id desc`,
};

interface Few extends Listed {
  readonly among: readonly string[] | undefined;
  /** Conditions as tsquery, all of which must match. */
  readonly match: readonly string[];
  readonly most: number;
}

/** Reads and sorts all matches; `total` is at most `most`. */
export const listFew = defineUnpreparedStatement((_, { kind, among, match, most, sort, skip, size }: Few) => {
  const ids = among ? sql`and id = any(${among}::text[])` : sql``;
  return sql<{ total: number; ids: string[] }>`
    with hit as materialized (
      select id, quality, registered_at, marks from ${documentTable(kind)}
      where ${matchesAll(match)} ${ids} limit ${most}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by ${orders[sort ?? 'best']} limit ${size} offset ${skip}) as ids`;
});

interface Many extends Listed {
  /** A document must have a mark of each list. */
  readonly marks: readonly (readonly string[])[];
}

/** Reads an index in this order until the page is full. */
export const listMany = defineUnpreparedStatement((_, { kind, marks, sort, skip, size }: Many) => {
  const passes = marks.map((any) => sql`and marks && ${[...any]}::text[]`);
  return sql<{ ids: string[] }>`
    select array(select id from ${documentTable(kind)} where true ${sql.join(passes, sql` `)}
                 order by ${orders[sort ?? 'best']} limit ${size} offset ${skip}) as ids`;
});
