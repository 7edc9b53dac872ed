import { anyValue } from '@wbn/contract/search/facet-values.ts';
import type { Condition, Found, Reader } from './conditions/condition.ts';
import { findPhrase } from './conditions/phrases.ts';
import { readLeadTime, readMinimumOrder, readPrice } from './conditions/read-amount.ts';
import { readCertificate } from './conditions/read-certificate.ts';
import { readPhrase } from './conditions/read-phrase.ts';
import { readPlace } from './conditions/read-place.ts';
import { readRole } from './conditions/read-role.ts';
import { type Token, tokensOf } from './conditions/tokens.ts';
import type { Places } from './places.ts';

/** What a text says besides the thing. */
export interface RecognisedText {
  /** The thing: the text without conditions and words that fall away. */
  readonly rest: string;
  /** In the order of the text. */
  readonly conditions: readonly Condition[];
  /** What words that stay in the text may also mean. */
  readonly offered: readonly Condition[];
}

/** One reader per kind of condition; of those that find something the one with most words wins, the first of equals. */
const readers: readonly Reader<Places>[] = [
  readPrice,
  readLeadTime,
  readMinimumOrder,
  readPlace,
  readCertificate,
  readRole,
  readPhrase,
];

/** 'My' and 'our'. */
const own = new Set(
  `my our mi mis nuestro nuestra nuestros nuestras mio mia nostro nostra nostri nostre mon ma mes notre nos
  mein meine meinen unser unsere unseren unserem meu minha nosso nossa nossos`.split(/\s+/),
);

interface Options {
  readonly places: Places;
  /** Whether words that may as well be a thing, such as 'turkey', are read as one. */
  readonly asThings?: boolean;
}

interface Piece extends Found {
  readonly start: number;
  readonly end: number;
}

/** Takes conditions out of a text, and words that mean nothing for the search. */
export function recognise(text: string, { places, asThings = false }: Options): RecognisedText {
  const tokens = tokensOf(text);
  const pieces = findPieces(text, tokens, places);
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

function findPieces(text: string, tokens: readonly Token[], places: Places): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const keep = findPhrase(tokens, at, ({ kind }) => kind === 'word');
    const found = readers
      .flatMap((read) => read(text, tokens, at, places) ?? [])
      .reduce<Found | undefined>((best, one) => (best && best.count >= one.count ? best : one), undefined);
    if (!found || (keep && keep.count >= found.count)) {
      at += keep?.count ?? 1;
      continue;
    }
    const [first, last] = [tokens[at], tokens[at + found.count - 1]];
    // 'Cheese for our shops' is no role: the buyer speaks of itself.
    const isOwn = found.requirement?.kind === 'role' && own.has(tokens[at - 1]?.folded ?? '');
    const requirement = isOwn ? undefined : found.requirement;
    if (first && last) pieces.push({ ...found, requirement, start: first.start, end: last.end });
    at += found.count;
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
    .replace(/[<≤$€£¥₹]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.!?])/g, '')
    .replace(/^[\s,;.!?]+|[\s,;.!?]+$/g, '');
}
