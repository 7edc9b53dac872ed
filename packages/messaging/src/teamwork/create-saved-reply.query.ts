import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { createSavedReply } from '@wbn/contract/messaging/teamwork/create-saved-reply.ts';
import type { SavedReply } from '@wbn/contract/messaging/teamwork/saved-reply.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface NewReply extends Pick<SavedReply, 'title' | 'content'> {
  /** For all of a company; absent: for oneself. */
  readonly bid: string | undefined;
}

/** Keeps a reply. Conflict: there are as many as may be. */
export function createSavedReplyMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['create-saved-reply'],
    mutationFn: async ({ bid, ...body }: NewReply) =>
      (await api.call(createSavedReply, { query: { bid }, body })).data,
    onSuccess: (_reply, _text, _result, { client }) =>
      client.invalidateQueries({ queryKey: teamworkKeys.allSavedReplies }),
  });
}
