import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteSavedReply } from '@wbn/contract/messaging/teamwork/delete-saved-reply.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** Deletes a saved reply by its id. */
export function deleteSavedReplyMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['delete-saved-reply'],
    mutationFn: (savedReplyID: string) => api.call(deleteSavedReply, { params: { id: savedReplyID } }),
    onSuccess: (_data, _savedReplyID, _result, { client }) =>
      client.invalidateQueries({ queryKey: teamworkKeys.allSavedReplies }),
  });
}
