import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listComparedProducts } from '@wbn/contract/business/list-compared-products.ts';

/** Products to stand side by side, in the order of their ids; those that are gone are left out. */
export function listComparedProductsQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['list-compared-products', ids],
    queryFn: async () => (await api.call(listComparedProducts, { body: { ids: [...ids] } })).data,
  });
}
