import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { isOneEditAway } from './one-edit.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchKind } from './search-engine.ts';

export interface SimilarWords {
  /** The word itself is used somewhere. */
  known: boolean;
  /** Words one typo away. */
  typos: string[];
  /** Words that it is the beginning of. */
  endings: string[];
}

const fewestLetters = 4;
const mostTypos = 40;
const mostEndings = 50;
const afterAll = '\u{10ffff}';

interface Probe {
  word: string;
  part: 'start' | 'end' | 'beginning';
  length: number;
  text: string;
}

/**
 * Looks the words of a query up in the vocabulary, all in one statement. A word one edit away keeps either
 * the first or the second half of the other as it is, so two index ranges per length find every candidate;
 * two neighbours swapped across the middle are looked up as such.
 */
export async function findSimilarWords(
  db: Kysely<Database>,
  kind: SearchKind,
  terms: SearchTerm[],
): Promise<Map<string, SimilarWords>> {
  const found = new Map<string, SimilarWords>();
  const spelt = terms.filter((term) => term.spelt);
  for (const { surface } of spelt) found.set(surface, { known: surface.length < 2, typos: [], endings: [] });
  const last = terms.at(-1);
  const probes = spelt.flatMap(({ surface }) => halves(surface));
  if (last?.spelt) probes.push({ word: last.surface, part: 'beginning', length: 0, text: last.surface });
  if (probes.length === 0) return found;

  const columns = {
    word: probes.map(({ word }) => word),
    part: probes.map(({ part }) => part),
    length: probes.map(({ length }) => length),
    low: probes.map(({ part, text }) => (part === 'end' ? reversed(text) : text)),
  };
  const high = columns.low.map((text) => text + afterAll);
  const { rows } = await sql<{ word: string; part: string; similar: string }>`
    select probe.word, probe.part, candidate.word as similar
    from unnest(${columns.word}::text[], ${columns.part}::text[], ${columns.length}::int[],
                ${columns.low}::text[], ${high}::text[]) as probe (word, part, length, low, high)
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
    ) as candidate`.execute(db);

  for (const { word, part, similar } of rows) {
    const entry = found.get(word);
    if (!entry) continue;
    if (similar === word) entry.known = true;
    else if (part === 'beginning') entry.endings.push(similar);
    else if (isOneEditAway(word, similar)) entry.typos.push(similar);
  }
  for (const entry of found.values()) {
    entry.typos = [...new Set(entry.typos)].slice(0, mostTypos);
    entry.endings = entry.endings
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, mostEndings);
  }
  return found;
}

function halves(word: string): Probe[] {
  const characters = [...word];
  const n = characters.length;
  const whole: Probe = { word, part: 'start', length: n, text: word };
  if (n < fewestLetters) return [whole];
  const middle = Math.floor(n / 2);
  const start = characters.slice(0, middle).join('');
  const end = characters.slice(middle).join('');
  const swapped = [
    ...characters.slice(0, middle - 1),
    characters[middle],
    characters[middle - 1],
    ...characters.slice(middle + 1),
  ];
  const probes: Probe[] = [{ word, part: 'start', length: n, text: swapped.join('') }];
  for (const length of [n - 1, n, n + 1]) {
    probes.push({ word, part: 'start', length, text: start }, { word, part: 'end', length, text: end });
  }
  return probes;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
