import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { submitVerification } from '@wbn/contract/verification/submit-verification.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Hands the case in for review. */
export function submitVerificationMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['submit-verification', businessID],
    mutationFn: async () => (await api.call(submitVerification, { params: { id: businessID } })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
