import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { saveSearch } from '@wbn/contract/search/save-search.ts';

/** Keeps a search. Conflict: as many are kept as may be; ValidationError: it is no search. */
export function saveSearchMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-search'],
    mutationFn: async (body: CallInput<typeof saveSearch>['body']) =>
      (await api.call(saveSearch, { body })).data,
    onSuccess: (_saved, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['list-saved-searches'] }),
  });
}
