import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadProductImport } from '@wbn/contract/business/load-product-import.ts';

/** What was wrong with the rows of a large file. */
export function loadProductImportQuery(api: ApiClient, importID: string) {
  return queryOptions({
    queryKey: ['load-product-import', importID],
    queryFn: async () => (await api.call(loadProductImport, { params: { id: importID } })).problems,
  });
}
