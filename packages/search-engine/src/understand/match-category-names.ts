import { type Language, languages } from '@wbn/contract/shared/language.ts';
import type { CatalogNames } from '../catalog-names.ts';
import { foldText } from './fold-text.ts';
import { nameParts } from './name-parts.ts';
import { splitWords } from './search-words.ts';
import { readSynonymGroups } from './synonym-list.ts';
import { phraseOf } from './synonyms.ts';

/** A name that leads to a category: its own in one language, or a synonym. */
interface Entry {
  readonly id: string;
  /** Undefined for a synonym. */
  readonly language: Language | undefined;
  /** Position of the category in the tree. */
  readonly at: number;
  readonly folded: string;
  readonly words: readonly string[];
}

/** For names in other languages and synonyms: shorter text matches too many of them. */
const fewestLetters = 3;
/** A name shared by more categories, such as 'Accessories', gets no synonyms. */
const mostOfName = 2;

/** By the first letter of each word, and by each character of scripts without spaces. */
const known = new WeakMap<CatalogNames, ReadonlyMap<string, readonly Entry[]>>();

/**
 * Finds categories by typed text: every word must begin a word of the name or a synonym, or appear anywhere in a script without spaces.
 * Sorted: names in the reader's language, those that begin with the text first; then other languages; then synonyms.
 */
export function matchCategoryNames(catalog: CatalogNames, language: Language, text: string): string[] {
  const typed = splitWords(text);
  const [first] = typed;
  if (!first) return [];
  const folded = foldText(text.trim());
  const isLong = typed.some(({ pairs, surface }) => pairs || surface.length >= fewestLetters);
  const named = (readEntries(catalog).get(firstLetter(first.surface)) ?? []).filter(
    (entry) =>
      (isLong || entry.language === language) &&
      typed.every(({ pairs, surface }) =>
        pairs ? entry.folded.includes(surface) : entry.words.some((word) => word.startsWith(surface)),
      ),
  );
  const place = (entry: Entry) => {
    const others = entry.language === language ? 0 : entry.language ? 2 : 4;
    return others + (entry.folded.startsWith(folded) ? 0 : 1);
  };
  // In other languages the shortest name is nearest to the typed text.
  const rest = (entry: Entry) => (entry.language === language ? 0 : entry.folded.length);
  const ordered = named.toSorted(
    (one, other) => place(one) - place(other) || rest(one) - rest(other) || one.at - other.at,
  );
  return [...new Set(ordered.map(({ id }) => id))];
}

const firstLetter = (word: string) => [...word][0] ?? '';

function readEntries(catalog: CatalogNames): ReadonlyMap<string, readonly Entry[]> {
  let byLetter = known.get(catalog);
  if (!byLetter) {
    const lists = new Map<string, Entry[]>();
    for (const entry of listEntries(catalog)) {
      const letters = [
        ...entry.words.map(firstLetter),
        ...entry.folded.replace(/[\p{Script=Latin}\s]/gu, ''),
      ];
      for (const letter of new Set(letters)) {
        const list = lists.get(letter);
        if (list) list.push(entry);
        else lists.set(letter, [entry]);
      }
    }
    byLetter = lists;
    known.set(catalog, byLetter);
  }
  return byLetter;
}

function listEntries(catalog: CatalogNames): Entry[] {
  const { categories } = catalog;
  const toEntry = (at: number, name: string, language?: Language): Entry => ({
    id: categories[at]?.id ?? '',
    language,
    at,
    folded: foldText(name),
    words: splitWords(name).map(({ surface }) => surface),
  });
  const keyOf = (text: string) => phraseOf(text).join(' ');
  const placesOf = new Map<string, Set<number>>();
  for (const [at, { names }] of categories.entries())
    for (const key of [...names, ...nameParts(names).flat()].map(keyOf))
      placesOf.set(key, (placesOf.get(key) ?? new Set()).add(at));
  const otherWords = readSynonymGroups().flatMap((group) => {
    const places = group.map(keyOf).flatMap((key) => {
      const named = placesOf.get(key);
      return named && named.size <= mostOfName ? [...named] : [];
    });
    return [...new Set(places)].flatMap((at) => group.map((phrase) => toEntry(at, phrase)));
  });
  const own = categories.flatMap(({ names }, at) =>
    names.map((name, which) => toEntry(at, name, languages[which])),
  );
  return [...own, ...otherWords];
}
