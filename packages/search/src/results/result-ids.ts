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
      return [...outcome.results, ...(outcome.promoted ?? [])].map(({ productID, businessID }) => ({
        product: productID,
        business: businessID,
      }));
    case 'user':
      return outcome.results.map(({ userID }) => ({ user: userID }));
  }
}
