import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { resumeSubscription } from '@wbn/contract/membership/resume-subscription.ts';
import { membershipSaved } from '../query-changes.ts';
import type { Attempt } from './payment/use-attempt.ts';

type Body = Omit<CallInput<typeof resumeSubscription>['body'], 'businessID'>;

/** A subscription that was cancelled goes on. */
export function resumeSubscriptionMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['resume-subscription', businessID],
    mutationFn: async ({ body, idempotencyKey }: Attempt<Body>) =>
      (
        await api.call(
          resumeSubscription,
          { body: { ...body, businessID } },
          { headers: { 'idempotency-key': idempotencyKey } },
        )
      ).data,
    onSuccess: (state, _sent, _result, { client }) => membershipSaved(client, businessID, state),
  });
}
