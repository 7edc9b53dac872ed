import type { PreparedListName } from './prepared-lists.ts';

/** Filters of the prepared lists, sent with every search of the list. */
export interface PreparedListFilters {
  readonly businessType?: 'MA';
  readonly verified?: true;
  readonly contractManufacturing?: readonly ['private-label'];
  readonly categories?: readonly string[];
  readonly certificates?: readonly ['any'];
  readonly price?: readonly ['any'];
}

export const preparedListFilters: Readonly<Record<PreparedListName, PreparedListFilters>> = {
  companies: {},
  'certified-products': { certificates: ['any'] },
  'verified-manufacturers': { businessType: 'MA', verified: true },
  // Freight and logistics; customs and trade compliance.
  'international-logistics': { categories: ['0015.01', '0015.02'] },
  'private-label-industry': { contractManufacturing: ['private-label'] },
  'verified-worldwide-suppliers': { verified: true },
  'certified-products-price-list': { certificates: ['any'], price: ['any'] },
};
