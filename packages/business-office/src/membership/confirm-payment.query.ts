import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { confirmPayment } from '@wbn/contract/membership/confirm-payment.ts';

type Body = Omit<CallInput<typeof confirmPayment>['body'], 'businessID'>;

/** What became of a payment after the holder's bank was asked. */
export function confirmPaymentMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['confirm-payment', businessID],
    mutationFn: async (body: Body) =>
      (await api.call(confirmPayment, { body: { ...body, businessID } })).data,
  });
}
