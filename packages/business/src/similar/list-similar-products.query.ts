import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSimilarProducts } from '@wbn/contract/search/list-similar-products.ts';

/** Products like one, of other companies, near ones first. */
export function listSimilarProductsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['list-similar-products', id],
    queryFn: async () => (await api.call(listSimilarProducts, { params: { id } })).data,
  });
}
