import type { FoundBy } from '../search-engine.ts';
import { foldText } from './fold-text.ts';
import { lexemeOf, splitWords } from './search-words.ts';

/** Start and end (excluded) in a text, in JavaScript characters. */
export type TextRange = readonly [start: number, end: number];

export interface ExplainedTexts {
  readonly name: string;
  /** Other texts, most relevant first; `field` is returned unchanged. */
  readonly others: readonly { readonly field: string; readonly text: string }[];
}

export interface MatchExplanation {
  /** Words of the name that match, in order. */
  readonly nameRanges: TextRange[];
  /** The text that best shows matches missing in the name, cut between words, with the words to mark. */
  readonly match?: { readonly field: string; readonly text: string; readonly ranges: TextRange[] };
}

/** Maximum length of a snippet, in characters. */
const snippetLength = 160;
/** Characters before the first marked word. */
const lead = 40;

/** A run of letters and figures, with punctuation inside compounds and invisible characters: 'dv7-1211ea', "l'oréal". */
const piece = /[\p{L}\p{N}\p{M}\p{DI}]+(?:[-'’.&/+·‐‑][\p{L}\p{N}\p{M}\p{DI}]+)*/gu;
const run = /[\p{L}\p{N}\p{M}\p{DI}]+/gu;

/** Explains a hit: the words of its texts that match the query. */
export function explainMatch(texts: ExplainedTexts, found: FoundBy): MatchExplanation {
  const wanted = { lexemes: new Set(found.lexemes), prefixes: found.prefixes };
  const inName = findWords(texts.name, wanted);
  const said = new Set(inName.map(({ word }) => word));
  let best: { field: string; text: string; words: FoundWord[]; fresh: number } | undefined;
  for (const { field, text } of texts.others) {
    const words = findWords(text, wanted);
    const fresh = new Set(words.map(({ word }) => word).filter((word) => !said.has(word))).size;
    if (fresh > (best?.fresh ?? 0)) best = { field, text, words, fresh };
  }
  return {
    nameRanges: inName.map(({ range }) => range),
    ...(best ? { match: { field: best.field, ...cutAround(best.text, best.words) } } : {}),
  };
}

interface FoundWord {
  /** Lexeme or prefix of the query that it matches. */
  readonly word: string;
  readonly range: TextRange;
}

interface WordsToFind {
  readonly lexemes: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

function findWords(text: string, wanted: WordsToFind): FoundWord[] {
  const words: FoundWord[] = [];
  for (const { 0: whole, index } of text.matchAll(piece)) {
    const together = foldText(whole).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
    const compound = whole.length > together.length ? meaning(together, wanted) : undefined;
    if (compound !== undefined) {
      words.push({ word: compound, range: [index, index + whole.length] });
      continue;
    }
    for (const { 0: letters, index: from } of whole.matchAll(run))
      words.push(...findInRun(letters, index + from, wanted));
  }
  return words;
}

function findInRun(letters: string, at: number, wanted: WordsToFind): FoundWord[] {
  const split = splitWords(letters);
  if (!split.some(({ pairs }) => pairs)) {
    const word = meaning(foldText(letters), wanted);
    return word === undefined ? [] : [{ word, range: [at, at + letters.length] }];
  }
  const found: FoundWord[] = [];
  for (const lexeme of split.flatMap(({ lexemes }) => lexemes)) {
    const from = wanted.lexemes.has(lexeme) ? foldText(letters).indexOf(lexeme) : -1;
    if (from >= 0) found.push({ word: lexeme, range: [at + from, at + from + lexeme.length] });
  }
  return joinOverlapping(found);
}

/** Merges ranges that overlap, as pairs of characters do. */
function joinOverlapping(words: FoundWord[]): FoundWord[] {
  const joined: FoundWord[] = [];
  for (const one of words.sort((a, b) => a.range[0] - b.range[0])) {
    const last = joined.at(-1);
    if (last && one.range[0] <= last.range[1])
      joined[joined.length - 1] = {
        word: last.word + one.word.slice(-1),
        range: [last.range[0], one.range[1]],
      };
    else joined.push(one);
  }
  return joined;
}

function meaning(folded: string, { lexemes, prefixes }: WordsToFind): string | undefined {
  const lexeme = lexemeOf(folded);
  if (lexemes.has(lexeme)) return lexeme;
  return prefixes.find((prefix) => folded.startsWith(prefix));
}

/** Cuts a text around its first marked words, between words, with ellipses. */
function cutAround(text: string, words: FoundWord[]): { text: string; ranges: TextRange[] } {
  const first = words[0]?.range[0] ?? 0;
  let from = 0;
  if (first > lead && text.length > snippetLength) {
    const space = text.indexOf(' ', first - lead);
    from = space >= 0 && space < first ? space + 1 : first;
  }
  let to = text.length;
  if (to - from > snippetLength) {
    const space = text.lastIndexOf(' ', from + snippetLength);
    to = space > (words[0]?.range[1] ?? from) ? space : from + snippetLength;
  }
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    ranges: words
      .filter(({ range: [start, end] }) => start >= from && end <= to)
      .map(({ range: [start, end] }): TextRange => [start + shift, end + shift]),
  };
}
