import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSavedReplies } from '@wbn/contract/messaging/teamwork/list-saved-replies.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** One's own saved replies, and those of a company, by title. */
export function listSavedRepliesQuery(api: ApiClient, bid: string | undefined) {
  return queryOptions({
    queryKey: teamworkKeys.savedReplies(bid),
    queryFn: async () => (await api.call(listSavedReplies, { query: { bid } })).data,
  });
}
