import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { type CallResult, callKey } from '@wbn/api-client/call-query.ts';
import { loadVerification } from '@wbn/contract/verification/cases.ts';

/** The mutation of a call that answers with the company's new verification, which replaces the cached one. */
export function useCaseMutation<C extends AnyCall>(api: ApiClient, businessID: string, call: C) {
  const client = useQueryClient();
  return useMutation({
    ...callMutation(api, call),
    onSuccess: (answer: CallResult<C>) => {
      client.setQueryData<unknown>(callKey(loadVerification, { params: { id: businessID } }), answer);
    },
  });
}
