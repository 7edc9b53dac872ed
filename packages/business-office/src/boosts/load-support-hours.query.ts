import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadSupportHours } from '@wbn/contract/membership/ledgers/load-support-hours.ts';

/** What is left of a company's support of the year, and what was done. */
export function loadSupportHoursQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['load-support-hours', businessID],
    staleTime: 0,
    queryFn: async () => (await api.call(loadSupportHours, { params: { id: businessID } })).data,
  });
}
