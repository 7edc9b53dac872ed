import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listAlternatives } from '@wbn/contract/messaging/answers/list-alternatives.ts';
import { requestKeys } from '../requests/request-keys.ts';

/** Companies offered for an inquiry that was not answered; `bid`: of the company in whose name it was sent. */
export function listAlternativesQuery(api: ApiClient, requestID: string, bid?: string) {
  return queryOptions({
    queryKey: [...requestKeys.alternativesOf(requestID), bid ?? null],
    queryFn: async () =>
      (await api.call(listAlternatives, { params: { rid: requestID }, query: { ...(bid && { bid }) } })).data,
  });
}
