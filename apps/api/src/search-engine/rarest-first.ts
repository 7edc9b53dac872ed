import { isWord, lexemeOf, tokensOf } from './query-tokens.ts';
import type { ShareOf } from './shelf.ts';
import { costOf, weakerQuery } from './weaker-query.ts';
import { rareShare } from './word-statistics.ts';

/**
 * What must all match (each as tsquery reads it) in the order in which the index is best asked: it goes from hit to hit of the first two and
 * looks at the others only where both match. What few documents have comes first; a word with many synonyms costs as many looks. Where
 * synonyms are of several words, the rarest of each go before.
 */
export function rarestFirst(match: readonly string[], shareOf: ShareOf): string[] {
  const asked = match
    .map((query) => {
      const weaker = match.length > 1 ? (weakerQuery(query, shareOf) ?? query) : query;
      return { query, weaker, cost: costOf(sumsOf(weaker, shareOf)) };
    })
    .toSorted((one, other) => one.cost - other.cost);
  const first = asked.slice(0, 2).map(({ weaker }) => weaker);
  return [...first, ...asked.map(({ query }) => query).filter((query) => !first.includes(query))];
}

function sumsOf(query: string, shareOf: ShareOf) {
  const lexemes = tokensOf(query).filter(isWord).map(lexemeOf);
  const share = lexemes.reduce((sum, lexeme) => sum + Math.max(shareOf(lexeme), rareShare), 0);
  return { share, words: lexemes.length };
}
