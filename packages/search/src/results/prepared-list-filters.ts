import type { PreparedListName } from './prepared-lists.ts';

/** What a list is narrowed to before anybody chooses anything: sent with the search as it stands here. */
interface PreparedListFilters {
  readonly companies?: {
    readonly businessType?: 'MA';
    readonly verified?: true;
    readonly contractManufacturing?: 'private-label';
    readonly categories?: readonly string[];
  };
  readonly products?: { readonly certified: true; readonly priced?: true };
}

export const preparedListFilters: Readonly<Record<PreparedListName, PreparedListFilters>> = {
  companies: {},
  'certified-products': { products: { certified: true } },
  'verified-manufacturers': { companies: { businessType: 'MA', verified: true } },
  // Freight and logistics, customs and trade compliance.
  'international-logistics': { companies: { categories: ['0015.01', '0015.02'] } },
  'private-label-industry': { companies: { contractManufacturing: 'private-label' } },
  'verified-worldwide-suppliers': { companies: { verified: true } },
  'certified-products-price-list': { products: { certified: true, priced: true } },
};
