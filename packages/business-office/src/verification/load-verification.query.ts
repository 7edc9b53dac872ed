import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadVerification } from '@wbn/contract/verification/load-verification.ts';
import type { Verification } from '@wbn/contract/verification/verification.ts';

const verificationKey = (businessID: string) => ['load-verification', businessID];

/** Where the verification of a company stands; a reviewer changes it from outside, so it is read anew with each visit. */
export function loadVerificationQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: verificationKey(businessID),
    staleTime: 0,
    queryFn: async () => (await api.call(loadVerification, { params: { id: businessID } })).data,
  });
}

/** Each write answers where it stands then. */
export function verificationChanged(
  client: QueryClient,
  businessID: string,
  verification: Verification,
): void {
  client.setQueryData<Verification>(verificationKey(businessID), verification);
}
