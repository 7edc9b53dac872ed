import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CatalogNames } from '../catalog-names.ts';
import { type SearchWord, splitWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

/** Words and phrases that mean the same. */
export interface Synonyms {
  /** The longest phrase of a group that the words have from a place on, and the other phrases of its groups, as lexemes. */
  find(words: readonly SearchWord[], at: number): { words: number; others: string[][] } | undefined;
}

type Phrase = string[];

const longestPhrase = 4;

/** Groups of phrases: a line each, phrases between commas; `#` begins a comment. */
export function parseSynonyms(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/#.*/, '')
        .split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 1);
}

export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byPhrase = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group
      .map(phraseOf)
      .filter((phrase) => phrase.length > 0 && phrase.length <= longestPhrase * 4);
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = byPhrase.get(key) ?? [];
      for (const other of phrases)
        if (![key, ...others.map((known) => known.join(' '))].includes(other.join(' '))) others.push(other);
      byPhrase.set(key, others);
    }
  }
  return {
    find(words, at) {
      for (let count = Math.min(longestPhrase, words.length - at); count > 0; count -= 1) {
        const own = words.slice(at, at + count).flatMap(({ lexemes }) => lexemes);
        const others = byPhrase.get(own.join(' '));
        if (others) return { words: count, others };
      }
      return undefined;
    },
  };
}

const known = new WeakMap<CatalogNames, Synonyms>();

/** What the operators' list and the names of the categories in their languages say to mean the same; read once. */
export function readSynonyms(catalog: CatalogNames): Synonyms {
  let synonyms = known.get(catalog);
  if (!synonyms) {
    const groups = parseSynonyms(readFileSync(operatorsList, 'utf8'));
    synonyms = createSynonyms([...groups, ...categoryGroups(catalog.categories)]);
    known.set(catalog, synonyms);
  }
  return synonyms;
}

const operatorsList = fileURLToPath(new URL('../../search-synonyms.txt', import.meta.url));
const joint = /\s*(?:,|;|&|\/|、|和|与|及|\band\b|\by\b|\be\b|\bed\b)\s*/u;

/** 'Pumps and compressors', 'Bombas y compresores': parts that stand at the same place mean the same. */
function categoryGroups(names: CatalogNames['categories']): string[][] {
  return (names[0] ?? []).flatMap((_, at) => {
    const parts = names.map((list) => (list[at] ?? '').split(joint).filter(Boolean));
    const count = parts[0]?.length ?? 0;
    const aligned = parts.filter((list) => list.length === count);
    return Array.from({ length: count }, (__, part) => aligned.map((list) => list[part] ?? ''));
  });
}

function phraseOf(text: string): Phrase {
  return splitWords(text)
    .filter(({ surface }) => !isStopWord(surface))
    .flatMap(({ lexemes }) => lexemes);
}
