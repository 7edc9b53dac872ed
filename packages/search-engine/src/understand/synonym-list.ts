import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldText } from './fold-text.ts';

const operatorsList = fileURLToPath(new URL('../../search-synonyms.txt', import.meta.url));
const germanNoun = /^\p{Lu}\p{Ll}{4,}$/u;
const shortestNoun = 5;
/** Minimum letters before the final noun of a compound. */
const shortestBefore = 3;

let groups: string[][] | undefined;
let nouns: ReadonlySet<string> | undefined;

/** Parses groups of phrases: one group per line, separated by commas; `#` begins a comment. */
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

/** The operator's list, read once. */
export function readSynonymGroups(): string[][] {
  groups ??= parseSynonyms(readFileSync(operatorsList, 'utf8'));
  return groups;
}

/** Whether a phrase is a German noun: these are written with a capital in the list. */
export function isGermanNoun(phrase: string): boolean {
  return germanNoun.test(phrase);
}

/** The German noun at the end of a folded word: 'getriebe' of 'industriegetriebe'. */
export function nounAtEnd(word: string): string | undefined {
  nouns ??= new Set(readSynonymGroups().flat().filter(isGermanNoun).map(foldText));
  for (let at = shortestBefore; at <= word.length - shortestNoun; at += 1)
    if (nouns.has(word.slice(at))) return word.slice(at);
  return undefined;
}
