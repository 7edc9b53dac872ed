import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { startBoost } from '@wbn/contract/membership/ledgers/start-boost.ts';
import { boostsChanged } from '../query-changes.ts';

interface NewBoost {
  /** The company itself without it. */
  readonly productID?: string;
  /** With the same key a boost is spent once. */
  readonly idempotencyKey: string;
}

/** Spends a boost. PlanLimitReached: none is left; Conflict: it is promoted already, or buyers do not see it. */
export function startBoostMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['start-boost', id],
    mutationFn: ({ idempotencyKey, ...body }: NewBoost) =>
      api.call(startBoost, { params: { id }, body }, { headers: { 'idempotency-key': idempotencyKey } }),
    onSettled: (_reply, _error, _sent, _result, { client }) => boostsChanged(client, id),
  });
}
