import { quote } from './build-document.ts';
import { lexemeOf, splitWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

/** One thing that a hit must have: any of these lexemes, or (for the word being typed) any that starts so. */
export interface SearchTerm {
  surface: string;
  lexemes: string[];
  beginning?: boolean;
  /** Made of letters with spaces between words: may be misspelt, may be half typed. */
  spelt: boolean;
}

const mostTerms = 12;
const letters = /^[\p{L}\p{M}]+$/u;

/** 'L/C', 'T/T': one word, as documents have it too; else every text with those letters in it would do. */
const lettersAndStrokes = /(?<![\p{L}\p{N}])\p{L}(?:\/\p{L})+(?![\p{L}\p{N}])/gu;
const joinLetters = (word: string) => word.replaceAll('/', '');

/** The terms of a query: all its words but those that say nothing, unless there are no others. */
export function parseQuery(text: string): SearchTerm[] {
  const words = splitWords(text.replace(lettersAndStrokes, joinLetters));
  const telling = words.filter(({ surface }) => !isStopWord(surface));
  const terms = (telling.length > 0 ? telling : words).flatMap(({ surface, lexemes, pairs }) =>
    lexemes.map((lexeme) => ({ surface, lexemes: [lexeme], spelt: !pairs && letters.test(surface) })),
  );
  const seen = new Set<string>();
  return terms
    .filter(({ lexemes: [lexeme = ''] }) => !seen.has(lexeme) && seen.add(lexeme))
    .slice(0, mostTerms);
}

/** All terms, as tsquery reads it. */
export function matchQuery(terms: SearchTerm[]): string {
  return terms.map(alternatives).join(' & ');
}

/** What adds to the rank, as tsquery reads it. */
export function rankQuery(terms: SearchTerm[], nameMark: string): string {
  return [...terms.map(alternatives), quote(nameMark)].join(' | ');
}

/** The same term, found by other words too. */
export function widenTerm(term: SearchTerm, words: string[], beginning: boolean): SearchTerm {
  const others = words.map(lexemeOf).filter((lexeme) => !beginning || !lexeme.startsWith(term.surface));
  const lexemes = [...new Set([...term.lexemes, ...others])];
  return { ...term, lexemes, beginning };
}

function alternatives({ lexemes, beginning, surface }: SearchTerm): string {
  const quoted = lexemes.map((lexeme) => quote(lexeme));
  if (beginning) quoted.push(`${quote(surface)}:*`);
  return quoted.length === 1 ? (quoted[0] ?? '') : `(${quoted.join(' | ')})`;
}
