import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { type CallResult, callKey } from '@wbn/api-client/call-query.ts';
import { type BusinessClaim, loadClaim } from '@wbn/contract/claims/claims.ts';
import { businessClaimed } from '../cache-updates.ts';

/** The mutation of a call that answers with the new state of the person's claim, which replaces the cached one. */
export function useClaimMutation<C extends AnyCall>(api: ApiClient, businessID: string, call: C) {
  const client = useQueryClient();
  const key = callKey(loadClaim, { params: { id: businessID } });
  return useMutation({
    ...callMutation(api, call),
    onSuccess: (answer: CallResult<C>) => {
      client.setQueryData<unknown>(key, answer);
      if ((answer as BusinessClaim).standing === 'own') businessClaimed(client, businessID);
    },
    // A wrong code used an attempt; a conflict means that the claim has changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
