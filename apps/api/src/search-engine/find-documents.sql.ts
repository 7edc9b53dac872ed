import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { completenessMark, quote } from './build-document.ts';
import type { SearchFilters } from './filter-marks.ts';
import { labelWeights, rankScale } from './impact-level.ts';
import { holdsFor } from './row-conditions.sql.ts';
import type { RowConditions, SearchKind } from './search-engine.ts';

interface Page {
  readonly kind: SearchKind;
  readonly conditions: RowConditions | undefined;
  readonly skip: number;
  readonly size: number;
}

/** What a term adds to the rank: the best of its alternatives. */
export interface RankedTerm {
  /** All terms together make 1. */
  readonly share: number;
  readonly alternatives: readonly { readonly query: string; readonly worth: number }[];
}

interface Wanted extends Page {
  /** What must match, as tsquery reads it. */
  readonly match: string;
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

/** One round trip: the page and the total. Only the small `heads` of what matched are read to rank it. */
export const findDocuments = defineStatement((_, wanted: Wanted) => {
  const { kind, conditions, skip, size, match, most } = wanted;
  return sql<Found>`
    with hit as materialized (
      select id, heads from ${tableOf(kind)}
      where ${sql.join([sql`words @@ ${match}::tsquery`, ...holdsFor(kind, conditions)], sql` and `)}
      limit ${most}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by ${rankOf(wanted)} desc, id limit ${size} offset ${skip}) as ids`;
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
  return sql<Found>`
    select (${total})::int as total,
           array(select id from ${tableOf(kind)} where ${listedRows}
                 order by registered_at desc, id desc limit ${size} offset ${skip}) as ids`;
});

/** The partition itself: the planner need not find out. */
function tableOf(kind: SearchKind) {
  return sql.table(`search_document_${kind}`);
}
