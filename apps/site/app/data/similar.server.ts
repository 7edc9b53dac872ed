import { callQuery } from '@wbn/api-client/call-query.ts';
import { listSimilarBusinesses, listSimilarProducts } from '@wbn/contract/search/similar.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Companies similar to a company; none when the API does not answer. */
export async function loadSimilarBusinesses(context: Context, id: string) {
  const query = callQuery(context.get(apiContext), listSimilarBusinesses, { params: { id } });
  const found = (await loadOptional(query)) ?? [];
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  return found;
}

/** Products of other companies that are similar to a product; none when the API does not answer. */
export async function loadSimilarProducts(context: Context, id: string) {
  const query = callQuery(context.get(apiContext), listSimilarProducts, { params: { id } });
  const found = (await loadOptional(query)) ?? [];
  addSurrogateKeys(context, ...found.map(({ productID }) => ({ product: productID })));
  return found;
}
