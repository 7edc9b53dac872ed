import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { changeBilling } from '@wbn/contract/membership/change-billing.ts';
import { membershipSaved } from '../query-changes.ts';

type Body = Omit<CallInput<typeof changeBilling>['body'], 'businessID'>;

/** Who pays, on the invoices that follow. */
export function changeBillingMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['change-billing', businessID],
    mutationFn: async (body: Body) => (await api.call(changeBilling, { body: { ...body, businessID } })).data,
    onSuccess: (state, _sent, _result, { client }) => membershipSaved(client, businessID, state),
  });
}
