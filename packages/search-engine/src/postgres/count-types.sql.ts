import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { TypeRow } from '../search-index.ts';
import { documentTable, matchesAll, ranksAll } from './documents.sql.ts';

interface Counted {
  /** What hits of each kind must all match, each as tsquery reads it. */
  readonly kinds: readonly {
    readonly kind: SearchKind;
    readonly match: readonly string[];
    /** What must rank them, as well. */
    readonly ranking: readonly string[];
  }[];
  /** At most so many hits of each kind are looked at. */
  readonly most: number;
}

/** How many documents of each kind and type of company, in one round trip. */
export const countDocuments = defineStatement((_, { kinds, most }: Counted) => {
  const counts = kinds.map(
    ({ kind, match, ranking }) => sql`
      select ${kind}::text as kind, hit.business_type as type, count(*)::int as count
      from (select business_type from ${documentTable(kind)} where ${matchesAll(match)} ${ranksAll(ranking)} limit ${most}) as hit
      group by hit.business_type`,
  );
  return sql<TypeRow>`${sql.join(counts, sql` union all `)}`;
});
