/**
 * Lists with an address, a title and a place in the sitemap of their own, each with the tab that the same search without the
 * list belongs to. `companies` is what home leads on to; the others are the footer's for buyers (LAY-33). What they are narrowed to
 * stands in `prepared-list-filters.ts`: browsers need not know it.
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

/** The list at a path without language, `/verified-manufacturers`, as an address begins with it; undefined for every other path. */
export function findPreparedList(path: string) {
  const name = path.replaceAll('/', '').toLowerCase();
  if (!Object.hasOwn(preparedLists, name)) return undefined;
  const list = name as PreparedListName;
  return { list, business: preparedLists[list] };
}
