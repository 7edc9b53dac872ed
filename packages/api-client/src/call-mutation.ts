import { mutationOptions } from '@tanstack/react-query';
import type { CallInput } from '@wbn/contract/call.ts';
import type { AnyCall, ApiClient, CallOptions } from './api-client.ts';
import { type CallResult, callKey, resultOf } from './call-query.ts';

/** The input of a write; `idempotencyKey` for calls that run once per key. */
type CallVariables<C> = CallInput<C> & { readonly idempotencyKey?: string };

/** Mutation options for a call that writes; fails with an ApiError. */
export function callMutation<C extends AnyCall>(
  api: ApiClient,
  call: C,
  options?: Pick<CallOptions, 'keepalive'>,
) {
  return mutationOptions({
    mutationKey: callKey(call),
    mutationFn: async ({ idempotencyKey, ...input }: CallVariables<C>): Promise<CallResult<C>> => {
      const headers = idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } };
      return resultOf(call, await api.call(call, input as CallInput<C>, { ...options, ...headers }));
    },
  });
}
