import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listRequestNotes } from '@wbn/contract/messaging/teamwork/list-request-notes.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface Of {
  readonly requestID: string;
  readonly bid: string;
}

/** What colleagues have noted, the oldest first. */
export function listRequestNotesQuery(api: ApiClient, { requestID, bid }: Of) {
  return queryOptions({
    queryKey: teamworkKeys.notes(requestID),
    queryFn: async () =>
      (await api.call(listRequestNotes, { params: { rid: requestID }, query: { bid } })).data,
  });
}
