import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Names of what is chosen of a facet, in the language of the page; none while there is no answer. */
export function chosenNames(outcome: SearchOutcome, facet: FacetName): readonly string[] {
  if (outcome.failed) return [];
  return outcome.facets
    .filter(({ name }) => name === facet)
    .flatMap(({ values }) => values.filter(({ chosen }) => chosen).map(({ text }) => text));
}
