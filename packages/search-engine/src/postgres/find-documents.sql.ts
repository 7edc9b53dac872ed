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
}

interface Found {
  readonly ids: string[];
  /** At most as many as were to be ranked. */
  readonly total: number;
}

const { D, C, B, A } = labelWeights;

/** What goes before the rank. */
const sortKeys = {
  best: sql`null`,
  newest: sql`registered_at`,
  verified: sql`marks @> '{=v1}'::text[]`,
};

/** The page and the total. Only the small `heads` of what matched are read to rank it. */
export const findDocuments = defineStatement((_, wanted: Wanted) => {
  const { kind, among, sort, skip, size, match, most } = wanted;
  const ids = among ? sql`and id = any(${among}::text[])` : sql``;
  return sql<Found>`
    with hit as materialized (
      select id, ${sortKeys[sort ?? 'best']} as sort_key, ${rankOf(wanted)} as rank
      from ${documentTable(kind)}
      where ${matchesAll(match)} ${ids}
      limit ${most}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by sort_key desc, rank desc, id limit ${size} offset ${skip}) as ids`;
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
