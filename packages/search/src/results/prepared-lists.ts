import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';

/** What a list is narrowed to before anybody chooses anything: sent with the search as it stands here. */
interface PreparedList {
  /** The tab that the same search without the list belongs to. */
  readonly business: SearchTypeCode;
  readonly companies?: {
    readonly businessType?: 'MA';
    readonly verified?: true;
    readonly contractManufacturing?: 'private-label';
    readonly categories?: readonly string[];
  };
  readonly products?: { readonly certified: true; readonly priced?: true };
}

/** Lists with an address, a title and a place in the sitemap of their own; all but the first are the footer's for buyers (LAY-33). */
const lists = {
  // What each edition's home page leads on to, narrowed to its country.
  companies: { business: 'MA', companies: {} },
  'certified-products': { business: 'PR', products: { certified: true } },
  'verified-manufacturers': { business: 'MA', companies: { businessType: 'MA', verified: true } },
  // Freight and logistics, customs and trade compliance.
  'international-logistics': { business: 'CO', companies: { categories: ['0015.01', '0015.02'] } },
  'private-label-industry': { business: 'MA', companies: { contractManufacturing: 'private-label' } },
  'verified-worldwide-suppliers': { business: 'DI', companies: { verified: true } },
  'certified-products-price-list': { business: 'PR', products: { certified: true, priced: true } },
} as const satisfies Readonly<Record<string, PreparedList>>;

export type PreparedListName = keyof typeof lists;

export const preparedLists: Readonly<Record<PreparedListName, PreparedList>> = lists;

/** The list at a path without language, `/verified-manufacturers`; undefined for every other path. */
export function findPreparedList(path: string): PreparedListName | undefined {
  const name = path.replaceAll('/', '').toLowerCase();
  return Object.hasOwn(lists, name) ? (name as PreparedListName) : undefined;
}
