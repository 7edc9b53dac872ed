import { profilePath } from '@wbn/cards/author/author-path.ts';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { type SearchAddress, skipOf } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface ListItem {
  readonly '@type': 'ListItem';
  readonly position: number;
  readonly url: string;
  readonly name: string;
}

export interface ItemListJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'ItemList';
  readonly numberOfItems: number;
  readonly itemListElement: readonly ListItem[];
}

/** Returns a schema.org ItemList of a page of results. `urlOf` makes a path absolute. */
export function itemListJsonLd(
  outcome: FoundOutcome,
  address: Pick<SearchAddress, 'page' | 'size'>,
  urlOf: (path: string) => string,
): ItemListJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: outcome.total,
    itemListElement: entriesOf(outcome).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: skipOf(address) + index + 1,
      url: urlOf(path),
      name,
    })),
  };
}

function entriesOf(outcome: FoundOutcome): { name: string; path: string }[] {
  switch (outcome.mode) {
    case 'business':
      return outcome.results.map(({ businessProfile }) => ({
        name: businessProfile.general.companyName,
        path: businessPath(businessProfile),
      }));
    case 'product':
      return outcome.results.map((product) => ({ name: product.name, path: productPath(product) }));
    case 'user':
      return outcome.results.map(({ userID, firstName, lastName }) => ({
        name: `${firstName} ${lastName}`,
        path: profilePath(userID),
      }));
  }
}
