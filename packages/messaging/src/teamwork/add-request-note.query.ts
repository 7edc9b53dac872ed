import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { addRequestNote } from '@wbn/contract/messaging/teamwork/add-request-note.ts';
import type { RequestNote } from '@wbn/contract/messaging/teamwork/request-note.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface Of {
  readonly requestID: string;
  readonly bid: string;
}

/** Notes something for colleagues. */
export function addRequestNoteMutation(api: ApiClient, { requestID, bid }: Of) {
  const queryKey = teamworkKeys.notes(requestID);
  return mutationOptions({
    mutationKey: ['add-request-note', requestID],
    mutationFn: async (content: string) =>
      (await api.call(addRequestNote, { params: { rid: requestID }, query: { bid }, body: { content } }))
        .data,
    onSuccess: (note, _content, _result, { client }) => {
      client.setQueryData<readonly RequestNote[]>(queryKey, (last) =>
        last?.some(({ noteID }) => noteID === note.noteID) ? last : last && [...last, note],
      );
    },
  });
}
