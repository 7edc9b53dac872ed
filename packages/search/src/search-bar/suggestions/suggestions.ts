import type { Way } from '../../ways/nearest-way.ts';

/** What a text that is being typed may become; each leads to a page of its own. */
export interface Suggestions {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    /** Name of what it belongs to. */
    readonly within?: string | undefined;
    readonly way: Way;
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

export const noSuggestions: Suggestions = { categories: [], businesses: [], products: [] };
