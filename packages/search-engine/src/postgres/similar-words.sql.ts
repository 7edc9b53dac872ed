import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';

/** A range of the vocabulary in which to look for words similar to a word. */
export interface Probe {
  readonly word: string;
  readonly part: 'start' | 'end' | 'prefix';
  /** Length of the words looked for; any for prefixes. */
  readonly length: number;
  /** First and last text of the range; reversed for ends. */
  readonly low: string;
  readonly high: string;
}

interface MisspelledWords {
  readonly kind: SearchKind;
  readonly probes: readonly Probe[];
}

/** Candidates for similar words, read by ranges of two indexes. */
export const selectSimilarWords = defineStatement((_, { kind, probes }: MisspelledWords) => {
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
       where probe.part = 'prefix' and kind = ${kind}
         and word >= probe.low collate "C" and word < probe.high collate "C"
       limit 500)
    ) as candidate`;
});

/** Which of the words are in the vocabulary. */
export const selectWritten = defineStatement(
  (_, { kind, words }: { readonly kind: SearchKind; readonly words: readonly string[] }) =>
    sql<{ word: string }>`
      select written.word
      from unnest(${words}::text[]) as typed (word)
      join search_word as written
        on written.kind = ${kind} and written.length = char_length(typed.word) and written.word = typed.word collate "C"`,
);
