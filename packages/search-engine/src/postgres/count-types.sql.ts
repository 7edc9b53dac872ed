import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { TypeRow } from '../search-index.ts';
import { documentTable, matchesAll, ranksAll } from './documents.sql.ts';

interface Counted {
  /** Conditions as tsquery, all of which hits of a kind must match. */
  readonly kinds: readonly {
    readonly kind: SearchKind;
    readonly match: readonly string[];
    /** Conditions as tsquery on the ranking words. */
    readonly ranking: readonly string[];
  }[];
  /** Hits examined per kind at most. */
  readonly most: number;
}

/** Counts documents by kind and business type, in one round trip. */
export const countDocuments = defineUnpreparedStatement((_, { kinds, most }: Counted) => {
  const counts = kinds.map(
    ({ kind, match, ranking }) => sql`
      select ${kind}::text as kind, hit.business_type as type, count(*)::int as count
      from (select business_type from ${documentTable(kind)} where ${matchesAll(match)} ${ranksAll(ranking)} limit ${most}) as hit
      group by hit.business_type`,
  );
  return sql<TypeRow>`${sql.join(counts, sql` union all `)}`;
});
