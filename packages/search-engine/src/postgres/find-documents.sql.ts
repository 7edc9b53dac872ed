import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchKind, SearchSort } from '../search-engine.ts';
import { documentTable, matchesAll } from './documents.sql.ts';
import { labelWeights, rankScale } from './impact-level.ts';
import { completenessMark, quote } from './tsvector.ts';

/** What a term adds to the rank: the best of its alternatives. */
export interface RankedTerm {
  /** All terms together make 1. */
  readonly share: number;
  readonly alternatives: readonly { readonly query: string; readonly worth: number }[];
}

interface Wanted {
  readonly kind: SearchKind;
  readonly among: readonly string[] | undefined;
  readonly sort: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
  /** What must all match, each as tsquery reads it. */
  readonly match: readonly string[];
  readonly terms: readonly RankedTerm[];
  /** The lexeme that says 'this is its whole name'. */
  readonly wholeName: string;
  readonly completeness: number;
  /** At most so many documents are ranked. */
  readonly most: number;
  /** Of so many hits the marks are counted; 0 for none. */
  readonly mostCounted: number;
}

interface Found {
  readonly ids: string[];
  /** At most as many as were to be ranked. */
  readonly total: number;
  /** How often each mark stands in the hits that were looked at. */
  readonly marks: Readonly<Record<string, number>> | null;
}

const { D, C, B, A } = labelWeights;

/** What goes before the rank. */
const sortKeys = {
  best: sql`null`,
  newest: sql`registered_at`,
  verified: sql`marks @> '{=v1}'::text[]`,
};

/** The page, the total and the marks in one reading of the hits: of those only the small `heads` and `marks` are read. */
export const findDocuments = defineStatement((_, wanted: Wanted) => {
  const { kind, among, sort, skip, size, match, most, mostCounted } = wanted;
  const ids = among ? sql`and id = any(${among}::text[])` : sql``;
  const marks = sql`(
    select coalesce(json_object_agg(mark, count), '{}') from (
      select mark, count(*) as count
      from (select unnest(marks) as mark from (select marks from hit limit ${mostCounted}) as counted) as each
      group by mark) as marked)`;
  return sql<Found>`
    with hit as materialized (
      select id, ${sortKeys[sort ?? 'best']} as sort_key, ${rankOf(wanted)} as rank${mostCounted > 0 ? sql`, marks` : sql``}
      from ${documentTable(kind)}
      where ${matchesAll(match)} ${ids}
      limit ${most}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by sort_key desc, rank desc, id limit ${size} offset ${skip}) as ids,
           ${mostCounted > 0 ? marks : sql`null`} as marks`;
});

function rankOf({ terms, wholeName, completeness }: Wanted) {
  const shares = terms.map(({ share, alternatives }) => {
    const ranks = alternatives.map(
      ({ query, worth }) => sql`${sql.lit(worth * rankScale)} * ${impactOf(query)}`,
    );
    const best = ranks.length === 1 ? ranks[0] : sql`greatest(${sql.join(ranks)})`;
    return sql`${sql.lit(share)} * ${best}`;
  });
  return sql.join(
    [
      ...shares,
      sql`${sql.lit(completeness * rankScale)} * ${impactOf(quote(completenessMark))}`,
      impactOf(quote(wholeName)),
    ],
    sql` + `,
  );
}

function impactOf(query: string): RawBuilder<number> {
  return sql`ts_rank(${sql.lit(`{${D},${C},${B},${A}}`)}::float4[], heads, ${query}::tsquery)`;
}
