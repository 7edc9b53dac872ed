import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Returns the names of the chosen categories, otherwise of the chosen industries. */
export function chosenCategories(outcome: SearchOutcome): readonly string[] {
  const categories = chosenNames(outcome, 'categories');
  return categories.length > 0 ? categories : chosenNames(outcome, 'industries');
}

/** Returns the translated names of a facet's chosen values; empty when the search failed. */
export function chosenNames(outcome: SearchOutcome, facet: FacetName): readonly string[] {
  if (outcome.failed) return [];
  return outcome.facets
    .filter(({ name }) => name === facet)
    .flatMap(({ values }) => values.filter(({ chosen }) => chosen).map(({ text }) => text));
}
