import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { removeReaction } from '@wbn/contract/social/reactions/remove-reaction.ts';

/** Takes a like back. */
export function takeBack(api: ApiClient, input: CallInput<typeof removeReaction>) {
  return api.call(removeReaction, input, { keepalive: true });
}
