import { stemmer } from 'stemmer';
import { foldText } from './fold-text.ts';
import { nounAtEnd } from './synonym-list.ts';

/** A word of a text: as written (folded), with the lexemes that must all match. */
export interface SearchWord {
  surface: string;
  lexemes: string[];
  /** Whether it is in a script without spaces, split into overlapping pairs of characters. */
  pairs: boolean;
}

const longestLexeme = 60;
const longestJoined = 30;
const run = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
const hasUnspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1100-\u11ff\u3005\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const latinWord = /^[a-z]+$/;
/** Words joined by one mark without spaces (coca-cola, h&m, l'oréal, 3.5mm) are also found written together. */
const compound = /(?<![^\s(])[^\s,;:!?()]+[-'’.&/+·‐‑][^\s,;:!?()]+/gu;
const joint = /\S[-'’.&/+·‐‑]\S/u;
const possessive = /['’]s(?![\p{L}\p{N}])/gu;

/** Splits a text into words in order, with duplicates; the same for documents and queries. */
export function splitWords(text: string): SearchWord[] {
  return splitFolded(foldText(text).replace(possessive, ''));
}

/**
 * Splits a document into words, adding compounds written together, the final noun of German compounds, and single characters of scripts
 * without spaces.
 */
export function splitDocument(text: string): SearchWord[] {
  const folded = foldText(text);
  const words = splitFolded(folded.replace(possessive, ''));
  if (joint.test(folded)) {
    for (const [whole] of folded.matchAll(compound)) {
      const together = whole.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
      if (together && together.length <= longestJoined && !hasUnspaced.test(together))
        words.push(spaced(together));
    }
  }
  words.push(...words.flatMap(({ surface, pairs }) => (pairs ? [] : (nounAtEnd(surface) ?? []))).map(spaced));
  for (const word of words) if (word.pairs) word.lexemes = [...new Set([...word.lexemes, ...word.surface])];
  return words;
}

/** Replaces ae, oe, ue for ä, ö, ü, as the index folds umlauts: 'muller' for 'mueller'. */
export function germanSpelling(folded: string): string {
  return folded.replace(/(?:[ao]|(?<![aeq])u)e(?=.)/g, ([letter = '']) => letter);
}

const digit = /\p{N}/u;

/**
 * Other spellings of model numbers: neighbours joined when one has figures ('dv7 1211ea' as 'dv71211ea'), and the figures of a number
 * without its letters ('kt6705' as '6705').
 */
export function joinedSpellings(folded: string): string[] {
  if (!digit.test(folded)) return [];
  const words = splitFolded(folded);
  return words.flatMap((word, at) => [
    ...[joinWords(word, words[at + 1]) ?? []].flat(),
    ...(word.surface.match(lettersThenFigures)?.slice(1) ?? []),
  ]);
}

/** Neighbouring words of plain letters joined: 'gear box' is also found as 'gearbox'. */
export function joinedNeighbours(text: string): string[] {
  const words = splitFolded(foldText(text));
  return words.flatMap((word, at) => joinLetters(word.surface, words[at + 1]?.surface) ?? []);
}

/** Two words of plain letters joined to one lexeme. */
export function joinLetters(one: string, other: string | undefined): string | undefined {
  if (other === undefined || !latinWord.test(one) || !latinWord.test(other)) return undefined;
  const together = one + other;
  return together.length <= longestJoined ? lexemeOf(together) : undefined;
}

const lettersThenFigures = /^[a-z]{1,3}(\d{3,})[a-z]{0,2}$/;

/** Two neighbours joined to one lexeme, if one of them has figures. */
export function joinWords(one: SearchWord, other: SearchWord | undefined): string | undefined {
  if (!other || one.pairs || other.pairs) return undefined;
  if (!digit.test(one.surface) && !digit.test(other.surface)) return undefined;
  const together = one.surface + other.surface;
  return together.length <= longestJoined ? together : undefined;
}

/** The lexeme of a word: the English stem for Latin letters, in every language, because documents and queries are stemmed alike. */
export function lexemeOf(word: string): string {
  if (!latinWord.test(word)) return word.slice(0, longestLexeme);
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word).slice(0, longestLexeme);
    if (stems.size > 200_000) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

const stems = new Map<string, string>();

function splitFolded(folded: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const [letters] of folded.matchAll(run)) {
    if (!hasUnspaced.test(letters)) {
      words.push(spaced(letters));
      continue;
    }
    let from = 0;
    for (const match of letters.matchAll(unspaced)) {
      if (match.index > from) words.push(spaced(letters.slice(from, match.index)));
      words.push({ surface: match[0], lexemes: pairsOf(match[0]), pairs: true });
      from = match.index + match[0].length;
    }
    if (from < letters.length) words.push(spaced(letters.slice(from)));
  }
  return words;
}

function spaced(surface: string): SearchWord {
  return { surface, lexemes: [lexemeOf(surface)], pairs: false };
}

function pairsOf(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < characters.length; at += 1) pairs.add(`${characters[at]}${characters[at + 1]}`);
  return [...pairs];
}
