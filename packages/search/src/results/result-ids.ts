import type { FoundOutcome } from './search-outcome.ts';

/** Returns the ids of the companies, products and people among the results, for the page's cache tags. */
export function resultIds(
  outcome: FoundOutcome,
): readonly { readonly business?: string; readonly product?: string; readonly user?: string }[] {
  switch (outcome.mode) {
    case 'business':
      return [...outcome.results, ...(outcome.promoted ?? [])].map(({ businessProfile }) => ({
        business: businessProfile.businessID,
      }));
    case 'product':
      return [...outcome.results, ...(outcome.promoted ?? [])].map(({ productID, businessProfile }) => ({
        product: productID,
        business: businessProfile.businessID,
      }));
    case 'user':
      return outcome.results.map(({ userID }) => ({ user: userID }));
  }
}

/** Returns the companies, or products with their companies, that a page of results shows, in their order: promoted ones first. */
export function shownResults(
  outcome: FoundOutcome,
): { readonly businessID: string; readonly productID?: string }[] {
  if (outcome.mode === 'user') return [];
  const shown =
    outcome.mode === 'business'
      ? [...(outcome.promoted ?? []), ...outcome.results].map(({ businessProfile: { businessID } }) => ({
          id: businessID,
          ids: { businessID },
        }))
      : [...(outcome.promoted ?? []), ...outcome.results].map(({ productID, businessProfile }) => ({
          id: productID,
          ids: { businessID: businessProfile.businessID, productID },
        }));
  // A map keeps the first place of each.
  return [...new Map(shown.map(({ id, ids }) => [id, ids])).values()];
}
