import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { MarkCount } from '../search-index.ts';
import { documentTable, matchesAll, ranksAll } from './documents.sql.ts';

const bestFirst = sql`order by quality desc, registered_at desc, id desc`;

/** Hits of a query whose marks are counted. */
interface CountedSet {
  readonly name: string;
  readonly kind: SearchKind;
  /** Conditions as tsquery, all of which must match; empty: all documents, of which the best are examined. */
  readonly match: readonly string[];
  /** Conditions as tsquery on the ranking words. */
  readonly ranking: readonly string[];
  /** Only marks with this prefix; empty: all. */
  readonly prefix: string;
}

interface Counted {
  readonly sets: readonly CountedSet[];
  /** Hits examined per set at most. */
  readonly most: number;
}

/** Counts marks in the hits of each set; the mark `=` counts the hits. Reads only the small column `marks` of a limited number of hits. */
export const countMarks = defineUnpreparedStatement((_, { sets, most }: Counted) => {
  const counts = sets.map(
    ({ name, kind, match, ranking, prefix }) => sql`
      select ${name}::text as name, mark, count(*)::int as count
      from (
        select unnest(marks || '='::text) as mark
        from (
          select marks from ${documentTable(kind)} where ${matchesAll(match)} ${ranksAll(ranking)}
          ${match.length > 0 ? sql`` : bestFirst} limit ${most}) as hit
      ) as each
      where mark = '=' or starts_with(mark, ${prefix})
      group by mark`,
  );
  return sql<MarkCount>`${sql.join(counts, sql` union all `)}`;
});
