import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { staleTime } from './stale-time.ts';

/** Countries and territories by name (REF-01). */
export function listCountriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-countries'],
    queryFn: async () => (await api.call(listCountries, {})).data,
    staleTime,
  });
}
