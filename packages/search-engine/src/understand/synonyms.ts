import { AsyncLocalStorage } from 'node:async_hooks';
import type { CatalogNames } from '../catalog-names.ts';
import { nameParts } from './name-parts.ts';
import { germanSpelling, joinLetters, lexemeOf, type SearchWord, splitWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';
import { isGermanNoun, nounAtEnd, readSynonymGroups } from './synonym-list.ts';

/** Words and phrases with the same meaning. */
export interface Synonyms {
  /** Finds the longest known phrase at a place in the words; returns its length and the other phrases of its groups, as lexemes. */
  find(words: readonly SearchWord[], at: number): FoundPhrase | undefined;
  /** The other phrases of the groups of these lexemes, which are a phrase exactly as they stand. */
  findExactly(lexemes: readonly string[]): { others: string[][] } | undefined;
  /** Splits a run of a script without spaces at known words. */
  cut(word: SearchWord): SearchWord[];
  /** Whether a phrase or a name contains this lexeme. */
  has(lexeme: string): boolean;
}

interface FoundPhrase {
  words: number;
  others: string[][];
  /** The phrase itself in another form, where it was found by that: 'cuscinetto' for 'cuscinetti'. */
  form?: string[];
}

type Phrase = string[];

const longestPhrase = 4;

/** Creates synonyms from groups of phrases, and from names whose words are known too. */
export function createSynonyms(
  groups: readonly (readonly string[])[],
  names: readonly string[] = [],
): Synonyms {
  const entriesOf = groups.map((group) => group.map(readEntry));
  const entries = entriesOf.flat();
  const lexemes = new Set([...entries.flatMap(({ phrase }) => phrase), ...names.flatMap(phraseOf)]);
  const byPhrase = new Map<string, Map<string, Phrase>>();
  for (const group of entriesOf) {
    const known = group.filter(({ phrase }) => phrase.length > 0 && phrase.length <= longestPhrase * 4);
    const words = new Set(known.flatMap(({ phrase }) => (phrase.length === 1 ? phrase : [])));
    // 'make up' beside 'makeup' is that word: a hit must have both parts together.
    const alternatives = known.map(({ phrase, joined }) =>
      joined !== undefined && words.has(joined) ? [joined] : phrase,
    );
    for (const { phrase } of known) {
      const key = phrase.join(' ');
      const others = byPhrase.get(key) ?? new Map<string, Phrase>();
      for (const other of alternatives) if (other.join(' ') !== key) others.set(other.join(' '), other);
      byPhrase.set(key, others);
    }
  }
  const nouns = entries.flatMap(({ text, phrase }) => (isGermanNoun(text) ? phrase.join(' ') : []));
  const byEndings = new Map(nouns.map((noun) => [withoutEndings(noun), noun]));
  const byStems = new Map(
    [...byPhrase.keys()].flatMap((key) => (isLong(key) ? [[stemsOf(key), key] as const] : [])),
  );
  const runs = new Set(entries.flatMap(({ text, isRun }) => (isRun ? text : [])));
  const longestRun = Math.max(0, ...[...runs].map((phrase) => phrase.length));
  return {
    has: (lexeme) => lexemes.has(lexeme),
    cut: (word) => (runs.has(word.surface) ? [word] : cutRun(word.surface, runs, longestRun)),
    findExactly(lexemes) {
      const others = byPhrase.get(lexemes.join(' '));
      return others && { others: [...others.values()] };
    },
    find(words, at) {
      for (let count = Math.min(longestPhrase, words.length - at); count > 0; count -= 1) {
        const own = words.slice(at, at + count);
        const key = own.flatMap(({ lexemes }) => lexemes).join(' ');
        const respelt = own.map(({ surface }) => lexemeOf(germanSpelling(surface))).join(' ');
        const exact = byPhrase.get(key);
        if (exact) return { words: count, others: [...exact.values()] };
        const noun = count === 1 && own[0] && nounAtEnd(germanSpelling(own[0].surface));
        const near = [respelt, byEndings.get(withoutEndings(key)), byEndings.get(withoutEndings(respelt))];
        const inflected = isLong(key) ? byStems.get(stemsOf(key)) : undefined;
        for (const other of [...near, noun && lexemeOf(noun), inflected]) {
          const others = other && byPhrase.get(other);
          if (others) return { words: count, others: [...others.values()], form: other.split(' ') };
        }
      }
      return undefined;
    },
  };
}

const known = new WeakMap<CatalogNames, Synonyms>();
let added = createSynonyms([]);
let joined = new WeakMap<CatalogNames, Synonyms>();
const tried = new AsyncLocalStorage<Synonyms>();

/** Synonyms from the operator's list, from category names in different languages (built once per catalog), and those added since. */
export function readSynonyms(catalog: CatalogNames): Synonyms {
  const trial = tried.getStore();
  if (trial) return joinSynonyms(readBase(catalog), trial);
  let all = joined.get(catalog);
  if (!all) {
    all = joinSynonyms(readBase(catalog), added);
    joined.set(catalog, all);
  }
  return all;
}

/** Replaces the groups that were added besides the operator's list. */
export function setAddedSynonyms(groups: readonly (readonly string[])[]): void {
  added = createSynonyms(groups);
  joined = new WeakMap();
}

/** Runs searches as if only these groups were added besides the operator's list. */
export function withAddedSynonyms<Result>(
  groups: readonly (readonly string[])[],
  search: () => Promise<Result>,
): Promise<Result> {
  return tried.run(createSynonyms(groups), search);
}

function readBase(catalog: CatalogNames): Synonyms {
  let synonyms = known.get(catalog);
  if (!synonyms) {
    const groups = [...readSynonymGroups(), ...categoryGroups(catalog.categories)];
    synonyms = createSynonyms(
      groups,
      catalog.categories.flatMap(({ names }) => names),
    );
    known.set(catalog, synonyms);
  }
  return synonyms;
}

/** Both lists as one: of phrases at one place the longer is taken, equal ones have the others of both. */
function joinSynonyms(base: Synonyms, more: Synonyms): Synonyms {
  return {
    has: (lexeme) => base.has(lexeme) || more.has(lexeme),
    cut(word) {
      const parts = more.cut(word);
      return parts.length > 1 ? parts.flatMap((part) => base.cut(part)) : base.cut(word);
    },
    findExactly(lexemes) {
      const [one, other] = [base.findExactly(lexemes), more.findExactly(lexemes)];
      return one && other ? { others: [...other.others, ...one.others] } : (one ?? other);
    },
    find(words, at) {
      const [one, other] = [base.find(words, at), more.find(words, at)];
      if (!one || !other) return one ?? other;
      if (one.words !== other.words) return one.words > other.words ? one : other;
      return { ...one, others: [...other.others, ...one.others] };
    },
  };
}

/** 'Pumps and compressors', 'Bombas y compresores': parts at the same place are synonyms. */
function categoryGroups(names: CatalogNames['categories']): string[][] {
  return names.flatMap(({ id, names: own }) => {
    if (!id.includes('.')) return [];
    const parts = nameParts(own);
    const count = parts[0]?.length ?? 0;
    const aligned = parts.filter((list) => list.length === count);
    return Array.from({ length: count }, (__, part) => aligned.map((list) => list[part] ?? ''));
  });
}

interface Entry {
  readonly text: string;
  readonly phrase: Phrase;
  /** Two words joined. */
  readonly joined: string | undefined;
  /** Whether all of it is in a script without spaces. */
  readonly isRun: boolean;
}

function readEntry(text: string): Entry {
  const words = splitWords(text);
  const [one, other] = words;
  return {
    text,
    phrase: phraseFrom(words),
    joined: one && words.length === 2 ? joinLetters(one.surface, other?.surface) : undefined,
    isRun: words.every(({ pairs }) => pairs),
  };
}

export function phraseOf(text: string): Phrase {
  return phraseFrom(splitWords(text));
}

function phraseFrom(words: readonly SearchWord[]): Phrase {
  return words.filter(({ surface }) => !isStopWord(surface)).flatMap(({ lexemes }) => lexemes);
}

/** Shorter words have too many neighbours that differ in their vowels. */
const shortestInflected = 5;

function isLong(key: string): boolean {
  return key.split(' ').every((word) => /^[a-z]+$/.test(word) && word.length >= shortestInflected);
}

/** Words without the endings of Romance plurals and genders: 'cuscinetti' and 'cuscinetto', 'rosse' and 'rossa', 'sensores' and 'sensor'. */
function stemsOf(key: string): string {
  return key
    .split(' ')
    .map((word) => word.replace(/(?<=^[a-z]{3,})(?:h?[ie]|[aeio]s?|s)$/, '').replace(/(?<=[aeiou])nn$/, 'n'))
    .join(' ');
}

/** Removes common German plural endings; short words are kept. */
function withoutEndings(noun: string): string {
  return noun.replace(/(?<=[a-z]{5})(?:en|e|n)+$/, '');
}

function cutRun(run: string, known: ReadonlySet<string>, longest: number): SearchWord[] {
  const parts: string[] = [];
  let between = '';
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longest, run.length - at);
    while (length > 1 && !known.has(run.slice(at, at + length))) length -= 1;
    const part = run.slice(at, at + Math.max(length, 1));
    at += part.length;
    if (part.length > 1) {
      parts.push(between, part);
      between = '';
    } else between += part;
  }
  return [...parts, between].filter(Boolean).flatMap(splitWords);
}
