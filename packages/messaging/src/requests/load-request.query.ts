import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadRequest } from '@wbn/contract/messaging/load-request.ts';
import { type RequestView, requestKeys, viewInput } from './request-keys.ts';

/** One thread with what was asked for and how far each side has read. */
export function loadRequestQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.request(view),
    queryFn: async ({ signal }) => (await api.call(loadRequest, viewInput(view), { signal })).data,
  });
}
