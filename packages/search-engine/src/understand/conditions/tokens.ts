import { foldText } from '../fold-text.ts';

/** A word of a text, a single character of a script without spaces, or a sign of prices. */
export interface Token {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[<≤$€£¥₹]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]]+/gv;

/** Splits a text as typed into tokens with their places in it. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(piece)].map(({ 0: written, index }) => ({
    folded: foldText(written),
    start: index,
    end: index + written.length,
  }));
}

/** The key of a phrase, the same for every spelling of spaces, marks, capitals and accents. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join(' ');
}
