import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listProductImports } from '@wbn/contract/business/list-product-imports.ts';
import type { ProductImport } from '@wbn/contract/business/product-import.ts';

/** Milliseconds between two questions while a file is being imported. */
const askEvery = 2_000;

export function isUnderWay({ state }: ProductImport): boolean {
  return state === 'waiting' || state === 'working';
}

/** Imports of a company's large files, the newest first; asked again and again while one is under way. */
export function listProductImportsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['list-product-imports', businessID],
    queryFn: async () => (await api.call(listProductImports, { query: { bid: businessID } })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askEvery : false),
  });
}
