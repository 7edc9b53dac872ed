import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { MarkCount } from '../search-index.ts';
import { documentTable, matchesAll } from './documents.sql.ts';

const bestFirst = sql`order by quality desc, registered_at desc, id desc`;

/** Hits of one query of which marks are counted. */
interface CountedSet {
  readonly name: string;
  readonly kind: SearchKind;
  /** What must all match, each as tsquery reads it; empty for all documents, of which the best are looked at. */
  readonly match: readonly string[];
  /** Only marks that begin so; empty for all. */
  readonly prefix: string;
}

interface Counted {
  readonly sets: readonly CountedSet[];
  /** At most so many hits of each set are looked at. */
  readonly most: number;
}

/**
 * How often each mark stands in the hits of each set; the mark `=` counts the hits themselves. Only the small `marks` of a bounded
 * number of hits are read.
 */
export const countMarks = defineStatement((_, { sets, most }: Counted) => {
  const counts = sets.map(
    ({ name, kind, match, prefix }) => sql`
      select ${name}::text as name, mark, count(*)::int as count
      from (
        select unnest(marks || '='::text) as mark
        from (
          select marks from ${documentTable(kind)} where ${matchesAll(match)}
          ${match.length > 0 ? sql`` : bestFirst} limit ${most}) as hit
      ) as each
      where mark = '=' or starts_with(mark, ${prefix})
      group by mark`,
  );
  return sql<MarkCount>`${sql.join(counts, sql` union all `)}`;
});
