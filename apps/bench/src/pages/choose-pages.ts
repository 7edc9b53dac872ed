import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';

/** Addresses of pages of a running product, by kind. */
export type Pages = Readonly<Record<'company' | 'product' | 'results' | 'home', readonly string[]>>;

/** Chooses companies, products and searches by the API of a running product: the same in every checkout with the demo world. */
export async function choosePages(apiUrl: string, count: number): Promise<Pages> {
  const businesses = await search<CallReply<typeof searchBusinesses>>(apiUrl, searchBusinesses.path, count);
  const products = await search<CallReply<typeof searchProducts>>(apiUrl, searchProducts.path, count);
  const results = products.data.results.map(({ name }) =>
    searchPath({ search: name.split(' ').slice(0, 2).join(' '), business: 'PR' }),
  );
  return {
    company: businesses.data.results.map(({ businessProfile }) => businessPath(businessProfile)).sort(),
    product: products.data.results.map(productPath).sort(),
    results: [searchPath({ business: 'PR' }), ...results.sort()],
    home: ['/'],
  };
}

async function search<Reply>(apiUrl: string, path: string, size: number): Promise<Reply> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: '', size }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Reply;
}
