import type { Match, MatchParts } from '../search-index.ts';
import type { Alternative, SearchTerm } from '../understand/parse-query.ts';
import { quote } from './tsvector.ts';

/** A term as tsquery, without redundant alternatives ('industrial design' beside 'industrial'). */
export function termQuery({ alternatives }: SearchTerm): string {
  const isWithin = (one: Alternative, other: Alternative) =>
    other !== one &&
    other.prefix === undefined &&
    other.lexemes.length < one.lexemes.length &&
    other.lexemes.every((lexeme) => one.lexemes.includes(lexeme));
  const needed = alternatives.filter((one) => !alternatives.some((other) => isWithin(one, other)));
  return anyOfQueries(needed.map(alternativeQuery));
}

/** Conditions as tsquery, all of which a hit must match. */
export function matchConditions({ parts, groups }: Omit<Match, 'kind'>): string[] {
  return [...partsQueries(parts), ...groups.map(({ marks }) => `(${marks.map(quote).join(' | ')})`)];
}

/** Conditions as tsquery that the ranking words of a hit must match. */
export function prominentQueries({ parts, prominent }: Omit<Match, 'kind'>): string[] {
  return prominent ? partsQueries(withoutPurposes(parts)) : [];
}

/** What a thing is for need not be among the ranking words, unless there is nothing else. */
export function withoutPurposes(parts: MatchParts): MatchParts {
  return parts.map((part) => {
    const things = part.filter(({ isPurpose }) => !isPurpose);
    return things.length > 0 ? things : part;
  });
}

function partsQueries(parts: MatchParts): string[] {
  if (parts.length === 0) return [];
  const [only] = parts;
  if (only && parts.length === 1) return only.map(termQuery);
  return [anyOfQueries(parts.map((part) => part.map(termQuery).join(' & ')))];
}

/** The words of an alternative for ranking: any of them, of which `ts_rank` gives the mean. */
export function rankOperand({ lexemes, prefix }: Alternative): string {
  return prefix === undefined ? lexemes.map(quote).join(' | ') : toPrefixQuery(prefix);
}

/** Joins queries with 'or'. */
function anyOfQueries(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`;
}

function alternativeQuery({ lexemes, prefix }: Alternative): string {
  if (prefix !== undefined) return toPrefixQuery(prefix);
  return lexemes.length === 1 ? quote(lexemes[0] ?? '') : `(${lexemes.map(quote).join(' & ')})`;
}

function toPrefixQuery(prefix: string): string {
  return `${quote(prefix)}:*`;
}
