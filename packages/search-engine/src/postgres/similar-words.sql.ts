import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { documentTable, matchesAll } from './documents.sql.ts';

/** Where to look in the vocabulary for words like a word. */
export interface Probe {
  readonly word: string;
  readonly part: 'start' | 'end' | 'beginning';
  /** Of the words looked for; any for a beginning. */
  readonly length: number;
  /** First and last text of the range; of ends reversed. */
  readonly low: string;
  readonly high: string;
}

interface Wanted {
  readonly kind: SearchKind;
  readonly probes: readonly Probe[];
}

/** Every candidate for a similar word, by ranges of two indexes. */
export const selectSimilarWords = defineStatement((_, { kind, probes }: Wanted) => {
  const column = (key: keyof Probe) => probes.map((probe) => probe[key]);
  return sql<{ word: string; part: string; similar: string }>`
    select probe.word, probe.part, candidate.word as similar
    from unnest(${column('word')}::text[], ${column('part')}::text[], ${column('length')}::int[],
                ${column('low')}::text[], ${column('high')}::text[]) as probe (word, part, length, low, high)
    cross join lateral (
      select word from search_word
      where probe.part = 'start' and kind = ${kind} and length = probe.length
        and word >= probe.low collate "C" and word < probe.high collate "C"
      union all
      select word from search_word
      where probe.part = 'end' and kind = ${kind} and length = probe.length
        and reverse(word) >= probe.low collate "C" and reverse(word) < probe.high collate "C"
      union all
      (select word from search_word
       where probe.part = 'beginning' and kind = ${kind}
         and word >= probe.low collate "C" and word < probe.high collate "C"
       limit 500)
    ) as candidate`;
});

interface Counted {
  readonly kind: SearchKind;
  /** What documents must all match beside the query, each as tsquery reads it. */
  readonly beside?: readonly string[];
  readonly queries: readonly string[];
  readonly most: number;
}

/** Of queries: whether any document matches, and about how many, up to a bound. */
export const countMatches = defineStatement(
  (_, { kind, beside = [], queries, most }: Counted) => sql<{ documents: number }>`
    select (select count(*) from (
              select from ${documentTable(kind)}
              where words @@ asked.query::tsquery and ${matchesAll(beside)} limit ${most}) as found)::int as documents
    from unnest(${queries}::text[]) with ordinality as asked (query, place)
    order by place`,
);
