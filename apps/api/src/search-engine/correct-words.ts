import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { replaceTerm, type SearchTerm } from './parse-query.ts';
import type { SearchKind } from './search-engine.ts';
import { lexemeOf } from './search-words.ts';
import { countMatches } from './similar-words.sql.ts';
import { findSimilarWords, type SimilarWords } from './similar-words.ts';
import { isStopWord } from './stop-words.ts';
import { matchQuery, termQuery } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

export interface Corrected {
  /** Without the words that nothing has and nothing is like. */
  readonly terms: SearchTerm[];
  /** What was typed and is not known, with what was taken for it. */
  readonly replaced: ReadonlyMap<string, string>;
  /** A word was left out. */
  readonly incomplete: boolean;
}

const mostCandidates = 12;
const enough = 200;
/** What keeping the first letter, and fitting the other words, is worth beside the logarithm of how common a word is. */
const sameFirstLetter = 3;
const fits = 4;

/**
 * Looks at the words of a query that nothing matches: a word that documents have stays as it is; one that is a beginning stands for all
 * words that begin so; another is replaced by the likeliest word one typo away.
 */
export async function correctWords(
  db: Kysely<Database>,
  kind: SearchKind,
  terms: readonly SearchTerm[],
  statistics: WordStatistics,
): Promise<Corrected> {
  const known = await areKnown(db, kind, terms, statistics);
  const unknown = terms.filter((_, at) => !known[at]);
  const similar = await findSimilarWords(db, kind, unknown);
  const rest = terms.filter((_, at) => known[at]);
  const replaced = new Map<string, string>();
  const corrected: SearchTerm[] = [];
  for (const term of terms) {
    const words = similar.get(term.surface);
    if (!unknown.includes(term)) corrected.push(term);
    else if (term === terms.at(-1) && (!words || words.endings.length > 0) && mayBegin(term))
      corrected.push(replaceTerm(term, { lexemes: [], beginning: term.surface, worth: 1 }));
    else {
      const meant = words && (await likeliest(db, kind, term, words, rest, statistics));
      if (meant === undefined) continue;
      replaced.set(term.surface, meant);
      corrected.push(replaceTerm(term, { lexemes: [lexemeOf(meant)], worth: 1 }));
    }
  }
  return { terms: corrected, replaced, incomplete: corrected.length < terms.length };
}

/** A word as written, not a pair of characters. */
function mayBegin({ surface, alternatives: [first] }: SearchTerm): boolean {
  return !surface.includes(' ') && first?.lexemes.length === 1 && surface.length > 1;
}

async function areKnown(
  db: Kysely<Database>,
  kind: SearchKind,
  terms: readonly SearchTerm[],
  statistics: WordStatistics,
): Promise<boolean[]> {
  const isCommon = ({ alternatives }: SearchTerm) =>
    alternatives.some(
      ({ lexemes: [lexeme = '', ...others] }) =>
        others.length === 0 && statistics.countOf(lexeme) !== undefined,
    );
  const asked = terms.filter((term) => !isCommon(term));
  const counts =
    asked.length > 0 ? await countMatches.all(db, { kind, queries: asked.map(termQuery), most: 1 }) : [];
  return terms.map((term) => isCommon(term) || (counts[asked.indexOf(term)]?.documents ?? 0) > 0);
}

async function likeliest(
  db: Kysely<Database>,
  kind: SearchKind,
  term: SearchTerm,
  { typos }: SimilarWords,
  rest: readonly SearchTerm[],
  statistics: WordStatistics,
): Promise<string | undefined> {
  const firstLetter = (word: string) => (word.startsWith(term.surface.slice(0, 1)) ? sameFirstLetter : 0);
  const candidates = typos
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word, common: statistics.countOf(lexemeOf(word)) ?? 0 }))
    .sort((a, b) => Math.log1p(b.common) + firstLetter(b.word) - Math.log1p(a.common) - firstLetter(a.word))
    .slice(0, mostCandidates);
  if (candidates.length < 2) return candidates[0]?.word;
  const own = candidates.map(({ word }) => replaceTerm(term, { lexemes: [lexemeOf(word)], worth: 1 }));
  const counts = await countMatches.all(db, {
    kind,
    queries: own.map((one) => matchQuery([one, ...rest], [])),
    most: enough,
  });
  const scored = candidates.map(({ word, common }, at) => {
    const matches = counts[at]?.documents ?? 0;
    const often = rest.length > 0 ? Math.log1p(matches) + (matches > 0 ? fits : 0) : 0;
    return {
      word,
      score: Math.log1p(Math.max(common, rest.length > 0 ? 0 : matches)) + often + firstLetter(word),
    };
  });
  return scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))[0]?.word;
}
