import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { type CountedSet, type MarkCount, type Match, mostHits, type TypeRow } from '../search-index.ts';
import { hitsOf } from './documents.sql.ts';
import { matchConditions } from './term-query.ts';

const all = sql` union all `;
const bestFirst = sql`order by quality desc, registered_at desc, id desc`;

/** Counts marks in the hits of each set; the mark `=` counts the hits. Without conditions the best documents are examined. */
export const countMarks = defineUnpreparedStatement((_, sets: readonly CountedSet[]) => {
  const counts = sets.map(({ name, match, prefix }) => {
    const order = matchConditions(match).length > 0 ? undefined : bestFirst;
    return sql`
      select ${name}::text as name, mark, count(*)::int as count
      from (select unnest(marks || '='::text) as mark from ${hitsOf(match, sql`marks`, mostHits, order)}) as each
      where mark = '=' or starts_with(mark, ${prefix})
      group by mark`;
  });
  return sql<MarkCount>`${sql.join(counts, all)}`;
});

/** Counts hits by kind and business type. */
export const countTypes = defineUnpreparedStatement((_, matches: readonly Match[]) => {
  const counts = matches.map(
    (match) => sql`
      select ${match.kind}::text as kind, business_type as type, count(*)::int as count
      from ${hitsOf(match, sql`business_type`, mostHits)} group by business_type`,
  );
  return sql<TypeRow>`${sql.join(counts, all)}`;
});

interface Counted {
  readonly matches: readonly Match[];
  readonly most: number;
}

/** Counts the hits of each, up to a limit. */
export const countMatches = defineUnpreparedStatement((_, { matches, most }: Counted) => {
  const counts = matches.map(
    (match, place) =>
      sql`select ${place}::int as place, count(*)::int as documents from ${hitsOf(match, sql``, most)}`,
  );
  return sql<{ place: number; documents: number }>`${sql.join(counts, all)}`;
});
