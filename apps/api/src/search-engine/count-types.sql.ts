import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { documentTable } from './document-table.ts';
import { matchesAllByIndex } from './matches-all.sql.ts';
import type { SearchKind } from './search-engine.ts';

/** What is counted of a kind: hits of a query, or all that pass filters which the counters know. */
export type CountedKind =
  | { readonly kind: SearchKind; readonly match: readonly string[] }
  | {
      readonly kind: SearchKind;
      readonly countries: readonly string[];
      readonly industries: readonly string[];
    };

interface TypeRow {
  readonly kind: SearchKind;
  /** Of companies; else empty. */
  readonly type: string;
  readonly count: number;
}

interface Counted {
  readonly kinds: readonly CountedKind[];
  /** At most so many hits of each kind are looked at. */
  readonly most: number;
}

/** How many documents of each kind and type of company, in one round trip. */
export const countDocuments = defineStatement((_, { kinds, most }: Counted) => {
  const counts = kinds.map((counted) => ('match' in counted ? countHits(counted, most) : sumKept(counted)));
  return sql<TypeRow>`${sql.join(counts, sql` union all `)}`;
});

function countHits(
  { kind, match }: Extract<CountedKind, { match: readonly string[] }>,
  most: number,
): RawBuilder<unknown> {
  return sql`
    select ${kind}::text as kind, hit.business_type as type, count(*)::int as count
    from (select business_type from ${documentTable(kind)} where ${matchesAllByIndex(match)} limit ${most}) as hit
    group by hit.business_type`;
}

function sumKept(counted: Exclude<CountedKind, { match: readonly string[] }>): RawBuilder<unknown> {
  const { kind, countries, industries } = counted;
  return sql`
    select ${kind}::text as kind, business_type as type, sum(documents)::int as count
    from search_count
    where kind = ${kind}
      and (${countries.length} = 0 or country = any(${countries}::text[]))
      and (${industries.length} = 0 or industry_id = any(${industries}::text[]))
    group by business_type`;
}
