import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable } from './document-table.ts';
import { matchesAllByIndex } from './matches-all.sql.ts';
import type { SearchKind } from './search-engine.ts';

/** Hits of one query of which marks are counted. */
export interface CountedSet {
  readonly name: string;
  /** What must all match, each in the language of `tsquery`; empty for all documents, of which the best are looked at. */
  readonly match: readonly string[];
  /** Only marks that begin so; empty for all. */
  readonly prefix: string;
}

interface Counted {
  readonly kind: SearchKind;
  readonly sets: readonly CountedSet[];
  /** At most so many hits of each set are looked at. */
  readonly most: number;
}

interface MarkCount {
  readonly name: string;
  readonly mark: string;
  readonly count: number;
}

/**
 * How often each mark stands in the hits of each set; the mark `=` counts the hits themselves. Only the small `marks` of a bounded
 * number of hits are read.
 */
export const countMarks = defineStatement((_, { kind, sets, most }: Counted) => {
  const counts = sets.map(({ name, match, prefix }) => {
    const hits =
      match.length > 0
        ? sql`where ${matchesAllByIndex(match)}`
        : sql`order by quality desc, registered_at desc, id desc`;
    return sql`
      select ${name}::text as name, mark, count(*)::int as count
      from (
        select unnest(marks || '='::text) as mark
        from (select marks from ${documentTable(kind)} ${hits} limit ${most}) as hit
      ) as each
      where mark = '=' or starts_with(mark, ${prefix})
      group by mark`;
  });
  return sql<MarkCount>`${sql.join(counts, sql` union all `)}`;
});

interface Kept {
  readonly kind: SearchKind;
  readonly businessType: string;
  readonly countries: readonly string[];
  readonly industries: readonly string[];
}

/** Sums of the kept counters by country and industry, each list without its own choice; an empty list is no choice. */
export const selectKeptFacets = defineStatement((_, { kind, businessType, countries, industries }: Kept) => {
  const sum = (facet: string, value: string, wanted: readonly string[], column: string) => sql`
    select ${facet} as facet, ${sql.ref(value)} as value, sum(documents)::int as count
    from search_count
    where kind = ${kind} and ${sql.ref(value)} <> ''
      and (${businessType} = '' or business_type = ${businessType})
      and (${wanted.length} = 0 or ${sql.ref(column)} = any(${wanted}::text[]))
    group by ${sql.ref(value)}
    having sum(documents) > 0`;
  return sql<{ facet: 'countries' | 'industries'; value: string; count: number }>`
    ${sum('countries', 'country', industries, 'industry_id')}
    union all
    ${sum('industries', 'industry_id', countries, 'country')}`;
});
