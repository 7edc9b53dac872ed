import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';

/** Addresses of pages of a running product, by kind. */
export type Pages = Readonly<Record<'company' | 'product' | 'results' | 'home', readonly string[]>>;

/** Chooses companies, products and searches by the API of a running product: the same in every checkout with the demo world. */
export async function choosePages(apiUrl: string, count: number): Promise<Pages> {
  const businesses = await listBusinesses(apiUrl, count);
  const products = await listProducts(apiUrl, count);
  const results = products.map(({ name }) =>
    searchPath({ search: name.split(' ').slice(0, 2).join(' '), business: 'PR' }),
  );
  return {
    company: businesses.map(({ businessProfile }) => businessPath(businessProfile)).sort(),
    product: products.map(productPath).sort(),
    results: [searchPath({ business: 'PR' }), ...results.sort()],
    home: ['/'],
  };
}

/** The first companies of a search without words. */
export async function listBusinesses(apiUrl: string, size: number) {
  type Reply = CallReply<typeof searchBusinesses>;
  return (await search<Reply>(apiUrl, searchBusinesses.path, { textQuery: '', size })).data.results;
}

/** The first products of a search without words. */
export async function listProducts(apiUrl: string, size: number) {
  type Reply = CallReply<typeof searchProducts>;
  return (await search<Reply>(apiUrl, searchProducts.path, { textQuery: '', size })).data.results;
}

/** Sends a search to the API of a running product. Throws when it is refused. */
export async function search<Reply>(apiUrl: string, path: string, body: object): Promise<Reply> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Reply;
}
