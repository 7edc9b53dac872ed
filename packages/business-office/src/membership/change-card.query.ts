import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { changeCard } from '@wbn/contract/membership/change-card.ts';
import type { Attempt } from './payment/use-attempt.ts';

type Body = Omit<CallInput<typeof changeCard>['body'], 'businessID'>;

/** Later payments come from another card; what is overdue is paid with it at once. */
export function changeCardMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['change-card', businessID],
    mutationFn: async ({ body, idempotencyKey }: Attempt<Body>) =>
      (
        await api.call(
          changeCard,
          { body: { ...body, businessID } },
          { headers: { 'idempotency-key': idempotencyKey } },
        )
      ).data,
  });
}
