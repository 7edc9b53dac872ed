import type { Recipe } from '../documents/recipe.ts';
import type { WordStatistics } from '../postgres/word-statistics.ts';
import type { RankedTerm } from '../search-index.ts';
import type { SearchTerm } from '../understand/parse-query.ts';

/** Shares of terms in the rank: rare terms count more than common ones, the last one most. */
export function rankTerms(
  terms: readonly SearchTerm[],
  recipe: Recipe,
  statistics: WordStatistics,
): RankedTerm[] {
  const weights = terms.map(({ alternatives: [written] }, at) => {
    const rarity = Math.max(...(written?.lexemes.map(statistics.rarityOf) ?? []), 0.01);
    return rarity ** recipe.rarity * (at === terms.length - 1 ? recipe.lastWord : 1);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return terms.map(({ alternatives }, at) => ({ share: (weights[at] ?? 0) / sum, alternatives }));
}
