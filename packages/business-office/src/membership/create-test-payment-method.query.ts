import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { createTestPaymentMethod } from '@wbn/contract/membership/create-test-payment-method.ts';

/** In test mode: a test card becomes a way to pay. ValidationError: it is none. */
export function createTestPaymentMethodMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['create-test-payment-method'],
    mutationFn: async (body: CallInput<typeof createTestPaymentMethod>['body']) =>
      (await api.call(createTestPaymentMethod, { body })).data.paymentMethod,
  });
}
