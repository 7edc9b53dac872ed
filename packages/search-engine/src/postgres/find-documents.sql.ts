import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { nameMark } from '../documents/build-document.ts';
import { readMark } from '../documents/filter-marks.ts';
import { mostHits, type WantedHits } from '../search-index.ts';
import { documentTable, matchesAll, ranksAll } from './documents.sql.ts';
import { labelWeights, rankScale } from './impact-level.ts';
import { matchConditions, prominentQueries, rankOperand } from './term-query.ts';
import { completenessMark, quote } from './tsvector.ts';

interface FoundDocuments {
  readonly ids: string[];
  /** At most `mostHits`. */
  readonly total: number;
  /** Counts of marks in the examined hits. */
  readonly marks: Readonly<Record<string, number>> | null;
}

const { D, C, B, A } = labelWeights;

/** Sort keys before the rank. */
const sortKeys = {
  best: sql`null`,
  newest: sql`registered_at`,
  verified: sql`marks @> '{=v1}'::text[]`,
};

/** Reads page, total and marks in one pass over the hits, of which only the small columns `heads` and `marks` are read. */
export const findDocuments = defineUnpreparedStatement((_, wanted: WantedHits) => {
  const { kind, among, sort, skip, size, countsMarks } = wanted;
  const ids = among ? sql`and id = any(${among}::text[])` : sql``;
  const marks = sql`(
    select coalesce(json_object_agg(mark, count), '{}') from (
      select mark, count(*) as count
      from (select unnest(marks) as mark from hit) as each
      group by mark) as marked)`;
  return sql<FoundDocuments>`
    with hit as materialized (
      select id, ${sortKeys[sort ?? 'best']} as sort_key, ${rankOf(wanted)} as rank${countsMarks ? sql`, marks` : sql``}
      from ${documentTable(kind)}
      where ${matchesAll(matchConditions(wanted))} ${ids} ${ranksAll(prominentQueries(wanted))}
      limit ${mostHits}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by sort_key desc, rank desc, id limit ${size} offset ${skip}) as ids,
           ${countsMarks ? marks : sql`null`} as marks`;
});

function rankOf({ terms, wholeName, completeness, preferred }: WantedHits) {
  const shares = terms.map(({ share, alternatives }) => {
    const ranks = alternatives.map(
      (one) => sql`${one.weight * rankScale}::float8 * ${impactOf(rankOperand(one))}`,
    );
    const best = ranks.length === 1 ? ranks[0] : sql`greatest(${sql.join(ranks)})`;
    return sql`${share}::float8 * ${best}`;
  });
  return sql.join(
    [
      ...shares,
      sql`${completeness * rankScale}::float8 * ${impactOf(quote(completenessMark))}`,
      impactOf(quote(nameMark(wholeName))),
      ...preferred.map(({ marks, weight }) => sql`${weight}::float8 * (${hasAny(marks)})::int`),
    ],
    sql` + `,
  );
}

/** Facets are in the small column `marks`; other marks only among all words. */
function hasAny(marks: readonly string[]): RawBuilder<boolean> {
  if (marks.every((mark) => readMark(mark))) return sql`marks && ${[...marks]}::text[]`;
  return sql`words @@ ${marks.map(quote).join(' | ')}::tsquery`;
}

function impactOf(query: string): RawBuilder<number> {
  return sql`ts_rank(${sql.lit(`{${D},${C},${B},${A}}`)}::float4[], heads, ${query}::tsquery)`;
}
