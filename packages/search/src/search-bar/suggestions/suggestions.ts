import type { CategoryTarget } from '../../category-links/nearest-target.ts';

/** Suggestions for a text; each links to a page. */
export interface Suggestions {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    /** Name of the parent category or company. */
    readonly within?: string | undefined;
    /** Undefined: it has no entries yet. */
    readonly target?: CategoryTarget | undefined;
  }[];
  readonly countries: readonly { readonly code: string; readonly name: string; readonly companies: number }[];
  readonly certificates: readonly {
    readonly value: string;
    readonly name: string;
    readonly companies: number;
  }[];
  readonly businesses: readonly {
    readonly businessID: string;
    readonly companyName: string;
    readonly businessType: { readonly name: string };
    readonly country?: { readonly countryName: string } | undefined;
  }[];
  readonly products: readonly {
    readonly productID: string;
    readonly name: string;
    readonly companyName: string;
  }[];
}

export const noSuggestions: Suggestions = {
  categories: [],
  countries: [],
  certificates: [],
  businesses: [],
  products: [],
};
