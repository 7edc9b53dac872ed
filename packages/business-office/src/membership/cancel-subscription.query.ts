import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { cancelSubscription } from '@wbn/contract/membership/cancel-subscription.ts';
import { membershipSaved } from '../query-changes.ts';
import type { Attempt } from './payment/use-attempt.ts';

type Body = Omit<CallInput<typeof cancelSubscription>['body'], 'businessID'>;

/** The subscription ends with its period. */
export function cancelSubscriptionMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['cancel-subscription', businessID],
    mutationFn: async ({ body, idempotencyKey }: Attempt<Body>) =>
      (
        await api.call(
          cancelSubscription,
          { body: { ...body, businessID } },
          { headers: { 'idempotency-key': idempotencyKey } },
        )
      ).data,
    onSuccess: (state, _sent, _result, { client }) => membershipSaved(client, businessID, state),
  });
}
