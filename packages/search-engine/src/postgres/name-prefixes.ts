import { type SearchWord, splitDocument, splitWords } from '../understand/search-words.ts';
import { highestCharacter } from './similar-words.ts';
import { quote } from './tsvector.ts';

const mostWords = 60;
const mostTyped = 8;

/** Words of names as written, as tsvector text. Stems would not match the prefix of a word being typed. */
export function nameWords(names: readonly string[]): string {
  const words = names
    .flatMap(splitDocument)
    .flatMap(({ pairs, lexemes, surface }) => (pairs ? lexemes : [surface]));
  return [...new Set(words)].slice(0, mostWords).map(quote).join(' ');
}

/**
 * Builds a tsquery for `names` of a text being typed: each word is the prefix of a word. Undefined for too little text: one letter
 * matches half of all names, but one Chinese character is a word.
 */
export function prefixQuery(text: string): string | undefined {
  return joinConditions(typedWords(text).flatMap(beginningOf));
}

/** The same with only the last word as a prefix, because earlier words are usually complete. */
export function lastPrefixQuery(text: string): string | undefined {
  const typed = typedWords(text);
  return joinConditions(typed.flatMap((word, at) => (at === typed.length - 1 ? beginningOf : wholeOf)(word)));
}

/** `lastPrefixQuery` in two parts: the query of the words before, and the range of words that the last one begins. */
export type WordRange = Readonly<Record<'before' | 'low' | 'high', string | null>>;

const none: WordRange = { before: null, low: null, high: null };
const onlyLetters = /^[\p{L}\p{M}]+$/u;

/** Empty when there is only one word, or the last word is not of a kind that the vocabulary has. */
export function lastWordRange(text: string): WordRange {
  const typed = typedWords(text);
  const last = typed.at(-1);
  const before = joinConditions(typed.slice(0, -1).flatMap(wholeOf));
  if (!before || !last || last.pairs || !onlyLetters.test(last.surface)) return none;
  return { before, low: last.surface, high: last.surface + highestCharacter };
}

/** Short parts joined by punctuation, too short to match alone: "O'B" begins 'obrien', as documents contain O'Brien too. */
const shortParts = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}(?:[-'’.&/+·‐‑][\p{L}\p{N}]{1,2})+(?![\p{L}\p{N}])/gu;

function typedWords(text: string): SearchWord[] {
  const together = text.replace(shortParts, (parts) => parts.replace(/[^\p{L}\p{N}]/gu, ''));
  return splitWords(together)
    .filter(({ pairs, surface }) => pairs || surface.length > 1)
    .slice(0, mostTyped);
}

function wholeOf({ pairs, lexemes, surface }: SearchWord): string[] {
  return pairs ? lexemes.map(quote) : [quote(surface)];
}

function beginningOf(word: SearchWord): string[] {
  return word.pairs ? wholeOf(word) : [`${quote(word.surface)}:*`];
}

function joinConditions(conditions: readonly string[]): string | undefined {
  return conditions.length > 0 ? conditions.join(' & ') : undefined;
}
