import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { saveVerificationClaims } from '@wbn/contract/verification/save-verification-claims.ts';
import type { Claims } from '@wbn/contract/verification/verification.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Notes what the company says of itself. */
export function saveVerificationClaimsMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['save-verification-claims', businessID],
    mutationFn: async (body: Claims) =>
      (await api.call(saveVerificationClaims, { params: { id: businessID }, body })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
