import type { ShareOf } from './shelf.ts';
import { rareShare } from './word-statistics.ts';

/**
 * What must all match (each as tsquery reads it) in the order in which the index is best asked: it goes from hit to hit of the first two and
 * looks at the others only where both match. What few documents have comes first; a word with many synonyms costs as many looks.
 */
export function rarestFirst(match: readonly string[], shareOf: ShareOf): string[] {
  const costs = new Map(match.map((query) => [query, costOf(query, shareOf)]));
  return match.toSorted((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
}

function costOf(query: string, shareOf: ShareOf): number {
  const lexemes = lexemesOf(query);
  const share = lexemes.reduce((sum, lexeme) => sum + Math.max(shareOf(lexeme), rareShare), 0);
  return share * lexemes.length;
}

/** The words of a query, without the escapes of `quote`. */
function lexemesOf(query: string): string[] {
  return [...query.matchAll(/'((?:''|\\\\|[^'\\])*)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'").replaceAll('\\\\', '\\'),
  );
}
