import { type SearchWord, splitDocument } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

/** What a row offers to be found by, the most telling first. */
export interface SearchableTexts {
  /** Names it goes by. */
  names: string[];
  /** What it is: categories, industry, brand, keywords. */
  about: string[];
  /** A line on it, and where it is. */
  brief: string[];
  /** The long text. */
  full: string[];
  /** Whole names to recognise it by, in the spelling of `companyNameKey`. */
  nameKeys: string[];
  /** Lexemes for filters and for finding it again; they start with `=` and so are never typed. */
  marks: string[];
}

export interface DocumentWords {
  /** Text form of a tsvector: the words that rank, with their weights. */
  heads: string;
  /** Text form of a tsvector: every word, without weights. */
  words: string;
  /** Words as written, for typos and beginnings. */
  vocabulary: Set<string>;
}

const mostLexemes = 400;
const mostHeads = 48;
const learnable = /^[\p{L}\p{M}]{2,40}$/u;

/** Cuts the texts of one row into what the index keeps of it. */
export function buildDocument(texts: SearchableTexts): DocumentWords {
  const weights = new Map<string, 'A' | 'B' | 'C' | 'D'>();
  const vocabulary = new Set<string>();
  const add = (weight: 'A' | 'B' | 'C' | 'D', parts: string[]) => {
    for (const part of parts) {
      for (const word of weight === 'B' ? splitOften(part) : splitDocument(part)) {
        if (weights.size >= mostLexemes) return;
        if (weight !== 'A' && isStopWord(word.surface)) continue;
        for (const lexeme of word.lexemes) if (!weights.has(lexeme)) weights.set(lexeme, weight);
        if (isLearnable(word)) vocabulary.add(word.surface);
      }
    }
  };
  add('A', texts.names);
  add('B', texts.about);
  add('C', texts.brief);
  add('D', texts.full);

  const heads = texts.nameKeys.map((key) => `${quote(nameMark(key))}:1A`);
  const words = texts.marks.map(quote);
  for (const [lexeme, weight] of weights) {
    // Cut words hold letters, digits and marks only: nothing to escape.
    words.push(`'${lexeme}'`);
    if (weight !== 'D' && heads.length < mostHeads) heads.push(`'${lexeme}':1${weight}`);
  }
  return { heads: heads.join(' '), words: words.join(' '), vocabulary };
}

const often = new Map<string, SearchWord[]>();

/** Names of categories and countries come back with every row. */
function splitOften(text: string): SearchWord[] {
  let words = often.get(text);
  if (!words) {
    words = splitDocument(text);
    if (often.size >= 5_000) often.clear();
    often.set(text, words);
  }
  return words;
}

/** The lexeme that says 'this is its whole name'. */
export function nameMark(key: string): string {
  return `=n${key.slice(0, 120)}`;
}

/** A lexeme as tsvector and tsquery read it. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function isLearnable({ pairs, surface }: SearchWord): boolean {
  return !pairs && learnable.test(surface);
}
