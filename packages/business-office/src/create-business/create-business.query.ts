import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { businessListsChanged } from '../query-changes.ts';

interface NewBusiness {
  readonly body: CallInput<typeof createBusiness>['body'];
  /** With the same key a company is created once. */
  readonly idempotencyKey: string;
}

/** Gives a company its page. */
export function createBusinessMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['create-business'],
    mutationFn: async ({ body, idempotencyKey }: NewBusiness) =>
      (await api.call(createBusiness, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data,
    onSuccess: (_business, _sent, _result, { client }) => businessListsChanged(client),
  });
}
