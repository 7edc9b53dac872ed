import type { FoundBy } from '../search-engine.ts';
import { foldText } from './fold-text.ts';
import { lexemeOf, splitWords } from './search-words.ts';

/** First and last (excluded) character of a text, counted as JavaScript does. */
export type TextRange = readonly [start: number, end: number];

export interface ExplainedTexts {
  readonly name: string;
  /** What else may say why, the most telling first; `field` is given back as it is. */
  readonly others: readonly { readonly field: string; readonly text: string }[];
}

export interface MatchExplanation {
  /** The words of the name that match, in their order; none are an empty list. */
  readonly nameRanges: TextRange[];
  /** The text that says best what the name does not say, cut at words, with its words to mark. */
  readonly match?: { readonly field: string; readonly text: string; readonly ranges: TextRange[] };
}

/** Longest cut of a text, in characters. */
const snippetLength = 160;
/** Characters kept before the first marked word. */
const lead = 40;

/** A run of letters and figures, inner marks of compounds and invisible characters included: 'dv7-1211ea', "l'oréal". */
const piece = /[\p{L}\p{N}\p{M}\p{DI}]+(?:[-'’.&/+·‐‑][\p{L}\p{N}\p{M}\p{DI}]+)*/gu;
const run = /[\p{L}\p{N}\p{M}\p{DI}]+/gu;

/** Why a hit was found: words of its texts that the index takes for those of the query. */
export function explainMatch(texts: ExplainedTexts, found: FoundBy): MatchExplanation {
  const wanted = { lexemes: new Set(found.lexemes), beginnings: found.beginnings };
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
  /** The lexeme or beginning of the query that it was taken for. */
  readonly word: string;
  readonly range: TextRange;
}

interface Wanted {
  readonly lexemes: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

function findWords(text: string, wanted: Wanted): FoundWord[] {
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

function findInRun(letters: string, at: number, wanted: Wanted): FoundWord[] {
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

/** Pairs of characters overlap: what they mark together is one range. */
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

function meaning(folded: string, { lexemes, beginnings }: Wanted): string | undefined {
  const lexeme = lexemeOf(folded);
  if (lexemes.has(lexeme)) return lexeme;
  return beginnings.find((beginning) => folded.startsWith(beginning));
}

/** The part of a text around its first marked words, cut between words, with an ellipsis where it was cut. */
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
