import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadBusinessQuality } from '@wbn/contract/business/load-business-quality.ts';

/** Where a company stands, and what would lift it. Nearly every change of a company moves it: it is read anew with each page. */
export function loadBusinessQualityQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['load-business-quality', businessID],
    staleTime: 0,
    queryFn: async () => (await api.call(loadBusinessQuality, { params: { id: businessID } })).data,
  });
}
