import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { withdrawVerification } from '@wbn/contract/verification/withdraw-verification.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Takes the case back. */
export function withdrawVerificationMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['withdraw-verification', businessID],
    mutationFn: async () => (await api.call(withdrawVerification, { params: { id: businessID } })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
