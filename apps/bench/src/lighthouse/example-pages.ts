import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';

/** Home, results, a company and a product of the running product's data, and an article. */
export async function findExamplePages(apiUrl: string): Promise<string[]> {
  const businesses = await search<CallReply<typeof searchBusinesses>>(apiUrl, searchBusinesses.path);
  const products = await search<CallReply<typeof searchProducts>>(apiUrl, searchProducts.path);
  const business = businesses.data.results[0]?.businessProfile;
  const product = products.data.results[0];
  if (!business || !product) throw new Error('The product holds no company or no product to look at');
  return ['/', searchPath({ business: 'PR' }), businessPath(business), productPath(product), article];
}

const article = '/b2b-tips/export-to-the-world-tip-0';

async function search<Reply>(apiUrl: string, path: string): Promise<Reply> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: '', size: 1 }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Reply;
}
