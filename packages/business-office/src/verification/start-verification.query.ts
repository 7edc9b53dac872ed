import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { startVerification } from '@wbn/contract/verification/start-verification.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Begins a case, or a renewal. */
export function startVerificationMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['start-verification', businessID],
    mutationFn: async () => (await api.call(startVerification, { params: { id: businessID } })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
