import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import { typoLikelihood } from '../understand/typo-likelihood.ts';
import { type Probe, selectSimilarWords } from './similar-words.sql.ts';

export interface SimilarWords {
  /** Words one typo away with their likelihood (`typoLikelihood`), likeliest first. */
  typos: Map<string, number>;
  /** Words that begin with it. */
  endings: string[];
}

const fewestLetters = 4;
const mostTypos = 40;
const mostEndings = 50;
/** Sorts after all texts with the same prefix. */
export const highestCharacter = '\u{10ffff}';

/**
 * Looks words up in the vocabulary, all in one statement. A word one edit away has the first or the second half unchanged, so two index
 * ranges per length find every candidate; a swap across the middle is looked up separately.
 */
export async function findSimilarWords(
  db: Kysely<Database>,
  kind: SearchKind,
  terms: SearchTerm[],
): Promise<Map<string, SimilarWords>> {
  const found = new Map<string, SimilarWords>();
  const spelt = terms.filter((term) => term.spelt);
  for (const { surface } of spelt) found.set(surface, { typos: new Map(), endings: [] });
  const last = terms.at(-1);
  const typedAs = new Map(
    spelt.flatMap(({ surface }) => [...otherNumber(surface), surface].map((form) => [form, surface])),
  );
  const probes = [...typedAs.keys()].flatMap(halves);
  if (last?.spelt) probes.push(probe(last.surface, 'prefix', 0, last.surface));
  if (probes.length === 0) return found;

  const rows = await selectSimilarWords.all(db, { kind, probes });

  for (const { word, part, similar } of rows) {
    const typed = typedAs.get(word) ?? word;
    const entry = found.get(typed);
    if (!entry || similar === typed) continue;
    if (part === 'prefix') entry.endings.push(similar);
    else {
      const likelihood = typoLikelihood(word, similar);
      if (likelihood !== undefined && (word === typed || !entry.typos.has(similar)))
        entry.typos.set(similar, likelihood);
    }
  }
  for (const entry of found.values()) {
    entry.typos = new Map([...entry.typos].sort((a, b) => b[1] - a[1]).slice(0, mostTypos));
    entry.endings = entry.endings
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, mostEndings);
  }
  return found;
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/(?<=[^s])$/, 's'],
  [/(?<=..)o$/, 'i'],
  [/(?<=..)a$/, 'e'],
];

/** A word with common plural endings added or removed: 'bearngs' for 'bearng', because documents contain 'bearings'. */
function otherNumber(word: string): string[] {
  if (word.length < fewestLetters) return [];
  return endings
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other));
}

function halves(word: string): Probe[] {
  const characters = [...word];
  const n = characters.length;
  if (n < fewestLetters) return [probe(word, 'start', n, word)];
  const middle = Math.floor(n / 2);
  const start = characters.slice(0, middle).join('');
  const end = characters.slice(middle).join('');
  const swapped = [
    ...characters.slice(0, middle - 1),
    characters[middle],
    characters[middle - 1],
    ...characters.slice(middle + 1),
  ];
  const probes = [probe(word, 'start', n, swapped.join(''))];
  for (const length of [n - 1, n, n + 1]) {
    probes.push(probe(word, 'start', length, start), probe(word, 'end', length, end));
  }
  return probes;
}

function probe(word: string, part: Probe['part'], length: number, text: string): Probe {
  const low = part === 'end' ? reversed(text) : text;
  return { word, part, length, low, high: low + highestCharacter };
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
