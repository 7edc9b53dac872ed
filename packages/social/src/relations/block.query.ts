import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { block } from '@wbn/contract/social/relations/block.ts';
import { unblock } from '@wbn/contract/social/relations/unblock.ts';
import { readRelationAnew, type Shunned } from './shunned.ts';

/** Blocks somebody, or no more. */
export function blockMutation(api: ApiClient, { resourceID, resourceType, businessID }: Shunned) {
  const inName = businessID ? { businessID } : {};
  return mutationOptions({
    mutationKey: ['block', resourceID],
    mutationFn: (on: boolean) =>
      on
        ? api.call(block, { params: { resourceType }, body: { resourceID, ...inName } })
        : endBlock(api, { params: { resourceID }, body: inName }),
    onSuccess: (_reply, _on, _result, { client }) => readRelationAnew(client, resourceID),
  });
}

/** Blocks somebody no more. */
function endBlock(api: ApiClient, input: CallInput<typeof unblock>) {
  return api.call(unblock, input);
}
