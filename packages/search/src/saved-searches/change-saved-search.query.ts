import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { changeSavedSearch } from '@wbn/contract/search/change-saved-search.ts';
import type { SavedSearch } from '@wbn/contract/search/saved-search.ts';

/** Names a kept search anew, or changes its mails. NotFound: it was deleted in another window. */
export function changeSavedSearchMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['change-saved-search', id],
    mutationFn: async (body: CallInput<typeof changeSavedSearch>['body']) =>
      (await api.call(changeSavedSearch, { params: { id }, body })).data,
    onSuccess: (saved, _body, _result, { client }) => {
      client.setQueryData<readonly SavedSearch[]>(['list-saved-searches'], (last) =>
        last?.map((one) => (one.savedSearchID === id ? saved : one)),
      );
    },
  });
}
