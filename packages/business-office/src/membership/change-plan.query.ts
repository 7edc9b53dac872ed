import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { changePlan } from '@wbn/contract/membership/change-plan.ts';
import type { Attempt } from './payment/use-attempt.ts';

type Body = Omit<CallInput<typeof changePlan>['body'], 'businessID'>;

/** A higher plan now, or a lower paid one at the end of the period. */
export function changePlanMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['change-plan', businessID],
    mutationFn: async ({ body, idempotencyKey }: Attempt<Body>) =>
      (
        await api.call(
          changePlan,
          { body: { ...body, businessID } },
          { headers: { 'idempotency-key': idempotencyKey } },
        )
      ).data,
  });
}
