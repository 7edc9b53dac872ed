import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { subscribe } from '@wbn/contract/membership/subscribe.ts';
import type { Attempt } from './payment/use-attempt.ts';

type Body = Omit<CallInput<typeof subscribe>['body'], 'businessID'>;

/** Buys a membership (CALL-32). PaymentRefused: the bank said no; Conflict: another window was quicker. */
export function subscribeMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['subscribe', businessID],
    mutationFn: async ({ body, idempotencyKey }: Attempt<Body>) =>
      (
        await api.call(
          subscribe,
          { body: { ...body, businessID } },
          { headers: { 'idempotency-key': idempotencyKey } },
        )
      ).data,
  });
}
