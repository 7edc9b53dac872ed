import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { changeSavedReply } from '@wbn/contract/messaging/teamwork/change-saved-reply.ts';
import type { SavedReply } from '@wbn/contract/messaging/teamwork/saved-reply.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** Changes a reply that is kept. */
export function changeSavedReplyMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['change-saved-reply'],
    mutationFn: async ({
      savedReplyID,
      title,
      content,
    }: Pick<SavedReply, 'savedReplyID' | 'title' | 'content'>) =>
      (await api.call(changeSavedReply, { params: { id: savedReplyID }, body: { title, content } })).data,
    onSuccess: (_reply, _text, _result, { client }) =>
      client.invalidateQueries({ queryKey: teamworkKeys.allSavedReplies }),
  });
}
