/**
 * Lists with their own path, title and place in the sitemap, and the search type each belongs to. `companies` is
 * linked from the home page, the others from the footer's links for buyers (LAY-33). Their filters are in
 * `prepared-list-filters.ts`, which browsers do not load.
 */
const preparedLists = {
  companies: 'ALL',
  'certified-products': 'PR',
  'verified-manufacturers': 'MA',
  'international-logistics': 'ALL',
  'private-label-industry': 'MA',
  'verified-worldwide-suppliers': 'ALL',
  'certified-products-price-list': 'PR',
} as const;

export type PreparedListName = keyof typeof preparedLists;

/** Returns the list at a path without language, such as `/verified-manufacturers`; undefined for any other path. */
export function findPreparedList(path: string) {
  const name = path.replaceAll('/', '').toLowerCase();
  if (!Object.hasOwn(preparedLists, name)) return undefined;
  const list = name as PreparedListName;
  return { list, business: preparedLists[list] };
}
