import { anyValue } from '@wbn/contract/search/facet-values.ts';
import type { Condition, Found, Known } from './conditions/condition.ts';
import { readCondition } from './conditions/condition-table.ts';
import { findPhrase } from './conditions/phrases.ts';
import { type Token, tokensOf } from './conditions/tokens.ts';

/** What a text says besides the thing. */
export interface RecognisedText {
  /** The thing: the text without conditions and words that fall away. */
  readonly rest: string;
  /** In the order of the text. */
  readonly conditions: readonly Condition[];
  /** What words that stay in the text may also mean. */
  readonly offered: readonly Condition[];
}

interface Options extends Known {
  /** Whether words that may as well be a thing, such as 'turkey', are read as one. */
  readonly asThings?: boolean;
}

interface Piece extends Found {
  readonly start: number;
  readonly end: number;
}

/** Takes conditions out of a text, and words that mean nothing for the search. */
export function recognise(text: string, { asThings = false, ...known }: Options): RecognisedText {
  const tokens = tokensOf(text);
  const pieces = findPieces(text, tokens, known);
  const applied = asThings ? pieces.filter(({ ambiguous }) => !ambiguous) : pieces;
  const rest = without(text, applied);
  const hasThing = tokensOf(rest).length > 0;
  const named = telling(applied.filter(({ requirement }) => requirement));
  const [only] = named;
  // 'turkey' alone is what it says, and may be the country; 'L/C' may be in a name.
  if (!hasThing && only && named.length === 1 && isOffered(only))
    return { rest: text, conditions: [], offered: toConditions(text, named) };
  if (!hasThing && named.length === 0) return { rest: text, conditions: [], offered: [] };
  return { rest, conditions: toConditions(text, named), offered: [] };
}

function isOffered({ ambiguous, requirement }: Piece): boolean {
  return requirement?.kind === 'payment' || (ambiguous === true && requirement?.kind === 'place');
}

/** Without 'company' beside 'maker', and 'certified' beside the certificate. */
function telling(pieces: readonly Piece[]): Piece[] {
  const isVague = ({ requirement }: Piece) =>
    (requirement?.kind === 'role' && requirement.values.length > 1) ||
    (requirement?.kind === 'certificate' && requirement.values.includes(anyValue));
  return pieces.filter(
    (piece) =>
      !isVague(piece) ||
      !pieces.some(
        (other) =>
          other.requirement?.kind === piece.requirement?.kind &&
          (!isVague(other) || pieces.indexOf(other) < pieces.indexOf(piece)),
      ),
  );
}

function findPieces(text: string, tokens: readonly Token[], known: Known): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readCondition(text, tokens, at, known);
    const [first, last] = [tokens[at], tokens[at + (found?.count ?? 1) - 1]];
    // 'Machines for our factory' names no role: the buyer speaks of itself.
    const isOwn =
      found?.requirement?.kind === 'role' && findPhrase(tokens, at - 1, ({ kind }) => kind === 'own');
    if (found && first && last)
      pieces.push({ ...found, ...(isOwn && { requirement: undefined }), start: first.start, end: last.end });
    at += found?.count ?? 1;
  }
  return pieces;
}

function toConditions(text: string, pieces: readonly Piece[]): Condition[] {
  return pieces.flatMap((piece) => {
    const { start, end, requirement } = piece;
    if (!requirement) return [];
    return {
      ...requirement,
      typed: text.slice(start, end),
      without: without(text, [piece]),
    } satisfies Condition;
  });
}

/** The text without these pieces. */
function without(text: string, pieces: readonly Piece[]): string {
  let from = 0;
  const kept = pieces.map(({ start, end, keeps = '' }) => {
    const before = text.slice(from, start);
    from = end;
    return `${before} ${keeps} `;
  });
  return `${kept.join('')}${text.slice(from)}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.!?])/g, '')
    .replace(/^[\s,;.!?]+|[\s,;.!?]+$/g, '');
}
