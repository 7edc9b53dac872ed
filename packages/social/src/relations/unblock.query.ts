import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { unblock } from '@wbn/contract/social/relations/unblock.ts';

/** Blocks somebody no more. */
export function endBlock(api: ApiClient, input: CallInput<typeof unblock>) {
  return api.call(unblock, input);
}
