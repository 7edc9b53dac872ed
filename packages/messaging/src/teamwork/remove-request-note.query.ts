import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { removeRequestNote } from '@wbn/contract/messaging/teamwork/remove-request-note.ts';
import type { RequestNote } from '@wbn/contract/messaging/teamwork/request-note.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface Of {
  readonly requestID: string;
  readonly bid: string;
}

/** Removes a note by its id. */
export function removeRequestNoteMutation(api: ApiClient, { requestID, bid }: Of) {
  return mutationOptions({
    mutationKey: ['remove-request-note', requestID],
    mutationFn: (noteID: string) =>
      api.call(removeRequestNote, { params: { rid: requestID, noteID }, query: { bid } }),
    onSuccess: (_data, removed, _result, { client }) => {
      client.setQueryData<readonly RequestNote[]>(teamworkKeys.notes(requestID), (last) =>
        last?.filter(({ noteID }) => noteID !== removed),
      );
    },
  });
}
