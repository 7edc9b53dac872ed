import { type SearchWord, splitDocument, splitWords } from '../understand/search-words.ts';
import { afterAll } from './similar-words.ts';
import { quote } from './tsvector.ts';

const mostWords = 60;
const mostTyped = 8;

/** The words of names as they are written, as text of a tsvector: a stem does not begin as the word that is being typed. */
export function nameWords(names: readonly string[]): string {
  const words = names
    .flatMap(splitDocument)
    .flatMap(({ pairs, lexemes, surface }) => (pairs ? lexemes : [surface]));
  return [...new Set(words)].slice(0, mostWords).map(quote).join(' ');
}

/**
 * What a text that is being typed asks of `names`, in the language of tsquery: each of its words begins one of theirs.
 * Undefined when there is too little to go by: one letter begins half of all names, but one character of Chinese is a word.
 */
export function beginningsQuery(text: string): string | undefined {
  return joinConditions(typedWords(text).flatMap(beginningOf));
}

/** The same where only the last word is a beginning: whoever has typed on has mostly written the words before it to their end. */
export function lastBeginningQuery(text: string): string | undefined {
  const typed = typedWords(text);
  return joinConditions(typed.flatMap((word, at) => (at === typed.length - 1 ? beginningOf : wholeOf)(word)));
}

/** What `lastBeginningQuery` asks for, in two: the words before as a query, and the range of the words that the last one begins. */
export type BegunWord = Readonly<Record<'before' | 'low' | 'high', string | null>>;

const none: BegunWord = { before: null, low: null, high: null };
const onlyLetters = /^[\p{L}\p{M}]+$/u;

/** Nothing where no word stands before, or the last one is none of those that the vocabulary keeps. */
export function lastBegunWord(text: string): BegunWord {
  const typed = typedWords(text);
  const last = typed.at(-1);
  const before = joinConditions(typed.slice(0, -1).flatMap(wholeOf));
  if (!before || !last || last.pairs || !onlyLetters.test(last.surface)) return none;
  return { before, low: last.surface, high: last.surface + afterAll };
}

/** Joined by marks and each too short to be looked for alone: "O'B" is the beginning of 'obrien', as documents have O'Brien too. */
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
