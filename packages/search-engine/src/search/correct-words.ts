import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { headMark } from '../documents/build-document.ts';
import type { Recipe } from '../documents/recipe.ts';
import { findSimilarWords, type SimilarWords } from '../postgres/similar-words.ts';
import type { WordStatistics } from '../postgres/word-statistics.ts';
import type { SearchKind } from '../search-engine.ts';
import type { SearchIndex } from '../search-index.ts';
import { type Alternative, replaceTerm, type SearchTerm } from '../understand/parse-query.ts';
import { lexemeOf } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';
import type { Synonyms } from '../understand/synonyms.ts';
import { stemsOf } from '../understand/word-lists.ts';

export interface Corrected {
  /** Without words that match nothing and resemble nothing. */
  readonly terms: SearchTerm[];
  /** Unknown words and what they were replaced by. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Whether a word was left out. */
  readonly incomplete: boolean;
  /** The terms, with words that exist but match no document replaced by the word they may be a typo of; used to rank partial matches. */
  readonly likely: readonly SearchTerm[];
}

/** Where words are looked up, and how a text is parsed. */
interface Lookup {
  readonly db: Kysely<Database>;
  readonly index: SearchIndex;
  readonly kind: SearchKind;
  readonly statistics: WordStatistics;
  readonly parse: (text: string) => SearchTerm[];
  readonly synonyms: Synonyms;
  readonly recipe: Recipe;
}

const mostCandidates = 8;
const enough = 200;
/**
 * Scores beside the logarithm of how often a word names a thing: bonus for keeping the first letter, bonus for fitting the other words, and
 * weight of how often the word is used at all.
 */
const sameFirstLetter = 1;
const fits = 4;
const elsewhere = 0.5;
const searchKinds: readonly SearchKind[] = ['business', 'product', 'user'];

/**
 * Handles words of a query that match nothing. A word that exists is kept, and its other forms are searched too; the prefix of a word
 * stands for all words that begin so; any other word is replaced by the likeliest word one typo away and the text parsed again, so that it
 * finds what the correct text would.
 */
export async function correctWords(lookup: Lookup, terms: readonly SearchTerm[]): Promise<Corrected> {
  const found = await areFound(lookup, lookup.kind, terms);
  const rest = terms.filter((_, at) => found[at]);
  const missing = terms.filter((_, at) => !found[at]);
  const exist = await doExist(lookup, missing);
  const unknown = missing.filter((_, at) => !exist[at]);
  const similar = await findSimilarWords(lookup.db, lookup.kind, missing);
  const replaced = new Map<string, string>();
  const forms = new Map<string, Alternative[]>();
  const near = new Map<string, string>();
  const meant: string[] = [];
  for (const term of terms) {
    const { surface } = term;
    const words = similar.get(surface);
    if (unknown.includes(term)) {
      const prefix = { lexemes: [], prefix: surface, weight: 1 };
      const begins = term === terms.at(-1) && (!words || words.endings.length > 0) && mayBegin(term);
      // A prefix that fits none of the other words is more likely a typo.
      const fitting = begins && [replaceTerm(term, [prefix]), ...rest];
      const isBeginning = fitting && (!words || (await countDocuments(lookup, [fitting], 1))[0] !== 0);
      const word = isBeginning ? undefined : words && (await likeliest(lookup, term, words, rest));
      if (word !== undefined) replaced.set(surface, word);
      else if (begins) forms.set(surface, [prefix]);
      else continue;
      meant.push(word ?? surface);
      continue;
    }
    meant.push(surface);
    if (!words || rest.includes(term)) continue;
    const others = await formsOf(surface, [...words.typos.keys(), ...words.endings]);
    forms.set(
      surface,
      others.map((form) => ({ lexemes: [lexemeOf(form)], weight: 1 })),
    );
    const word = others.length > 0 ? undefined : await likeliest(lookup, term, words, rest);
    if (word !== undefined) near.set(surface, word);
  }
  const withForms = (term: SearchTerm) => {
    const others = forms.get(term.surface) ?? [];
    return others.length > 0 ? replaceTerm(term, [...term.alternatives, ...others]) : term;
  };
  const parseAgain = (words: readonly string[]) => lookup.parse(words.join(' ')).map(withForms);
  const kept = terms.filter(({ surface }) => meant.includes(surface));
  const corrected = replaced.size > 0 ? parseAgain(meant) : kept.map(withForms);
  return {
    terms: corrected,
    replaced,
    incomplete: meant.length < terms.length,
    likely: near.size > 0 ? parseAgain(meant.map((word) => near.get(word) ?? word)) : corrected,
  };
}

/** Which of the words are forms of the same word: 'corrugado' for 'corrugada'. */
async function formsOf(word: string, others: readonly string[]): Promise<string[]> {
  const stems = await stemsOf(word);
  const isForm = await Promise.all(
    others.map(async (other) => (await stemsOf(other)).some((stem) => stems.includes(stem))),
  );
  return others.filter((_, at) => isForm[at]);
}

/** Whether a term is a word as written, not a pair of characters. */
function mayBegin({ surface, alternatives: [first] }: SearchTerm): boolean {
  return !surface.includes(' ') && first?.lexemes.length === 1 && surface.length > 1;
}

/** Which terms match documents of a kind. */
async function areFound(lookup: Lookup, kind: SearchKind, terms: readonly SearchTerm[]): Promise<boolean[]> {
  const isCommon = ({ alternatives }: SearchTerm) =>
    kind === lookup.kind &&
    alternatives.some(
      ({ lexemes: [lexeme = '', ...others] }) =>
        others.length === 0 && lookup.statistics.countOf(lexeme) !== undefined,
    );
  const asked = terms.filter((term) => !isCommon(term));
  const counts = await countDocuments(
    { ...lookup, kind },
    asked.map((term) => [term]),
    1,
  );
  return terms.map((term) => isCommon(term) || (counts[asked.indexOf(term)] ?? 0) > 0);
}

/** Which terms without documents of this kind are words nevertheless: in other kinds, the catalog, synonyms or a dictionary. */
async function doExist(lookup: Lookup, terms: readonly SearchTerm[]): Promise<boolean[]> {
  const elsewhere = await Promise.all(
    searchKinds.filter((kind) => kind !== lookup.kind).map((kind) => areFound(lookup, kind, terms)),
  );
  return Promise.all(
    terms.map(
      async ({ surface, spelt, alternatives: [written] }, at) =>
        elsewhere.some((found) => found[at]) ||
        written?.lexemes.every(lookup.synonyms.has) ||
        (spelt && (await stemsOf(surface)).length > 0),
    ),
  );
}

async function likeliest(
  lookup: Lookup,
  term: SearchTerm,
  { typos }: SimilarWords,
  rest: readonly SearchTerm[],
): Promise<string | undefined> {
  const { statistics, recipe } = lookup;
  const others = new Set(rest.map(({ surface }) => surface));
  const likelihood = (word: string) =>
    (recipe.weighsTypos ? (typos.get(word) ?? 0) : 0) +
    (word.startsWith(term.surface.slice(0, 1)) ? sameFirstLetter : 0);
  const candidates = [...typos.keys()]
    .filter((word) => !isStopWord(word) && !others.has(word))
    .map((word) => ({ word, prior: likelihood(word) + Math.log1p(statistics.countOf(lexemeOf(word)) ?? 0) }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, mostCandidates)
    .map(({ word }) => word);
  if (candidates.length < 2) return candidates[0];
  const [anywhere, asThing, together] = await Promise.all([
    countLexemes(lookup, candidates.map(lexemeOf)),
    countLexemes(
      lookup,
      candidates.map((word) => headMark(lexemeOf(word))),
    ),
    rest.length > 0
      ? countDocuments(
          lookup,
          candidates.map((word) => [termOf(lexemeOf(word)), ...rest]),
        )
      : [],
  ]);
  const scored = candidates.map((word, at) => {
    const common = Math.log1p(asThing[at] ?? 0) + Math.log1p(anywhere[at] ?? 0) * elsewhere;
    const matches = together[at] ?? 0;
    return { word, score: likelihood(word) + common + Math.log1p(matches) + (matches > 0 ? fits : 0) };
  });
  return scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** Approximate number of documents with each lexeme: known for common ones, counted for rare ones. */
async function countLexemes(lookup: Lookup, lexemes: readonly string[]): Promise<number[]> {
  const known = lexemes.map((lexeme) => lookup.statistics.countOf(lexeme));
  const rare = lexemes.filter((_, at) => known[at] === undefined);
  const counts = await countDocuments(
    lookup,
    rare.map((lexeme) => [termOf(lexeme)]),
  );
  const counted = new Map(rare.map((lexeme, at) => [lexeme, counts[at] ?? 0]));
  return lexemes.map((lexeme, at) => known[at] ?? counted.get(lexeme) ?? 0);
}

function termOf(lexeme: string): SearchTerm {
  return { surface: lexeme, spelt: false, alternatives: [{ lexemes: [lexeme], weight: 1 }] };
}

/** Counts the documents that have all terms of each list. */
async function countDocuments(
  { index, kind }: Lookup,
  lists: readonly (readonly SearchTerm[])[],
  most = enough,
): Promise<readonly number[]> {
  const matches = lists.map((terms) => ({ kind, parts: [terms], groups: [] }));
  return matches.length > 0 ? index.countMatches(matches, most) : [];
}
