import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listRequestLabels } from '@wbn/contract/messaging/teamwork/list-request-labels.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** The labels of a company, by name. */
export function listRequestLabelsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: teamworkKeys.labels(businessID),
    // List and details ask for the same; a change asks anew.
    staleTime: 10_000,
    queryFn: async () => (await api.call(listRequestLabels, { params: { id: businessID } })).data,
  });
}
