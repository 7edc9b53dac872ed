import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countUnreadRequests } from '@wbn/contract/messaging/count-unread-requests.ts';
import { requestKeys } from './request-keys.ts';

/** Threads with something unread, in all and of each owner, as the server counts them. */
export function countUnreadRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: requestKeys.unread,
    // Header and switcher ask for the same; what changes it is heard.
    staleTime: 10_000,
    queryFn: async ({ signal }) => (await api.call(countUnreadRequests, {}, { signal })).data,
  });
}
