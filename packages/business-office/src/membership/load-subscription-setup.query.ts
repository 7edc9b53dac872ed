import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { loadSubscriptionSetup } from '@wbn/contract/membership/load-subscription-setup.ts';

/** Who takes the card here, and what the plans cost (MEM-05, MEM-09). */
export type SubscriptionSetup = CallReply<typeof loadSubscriptionSetup>['data'];

export function loadSubscriptionSetupQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['load-subscription-setup'],
    queryFn: async () => (await api.call(loadSubscriptionSetup, {})).data,
  });
}
