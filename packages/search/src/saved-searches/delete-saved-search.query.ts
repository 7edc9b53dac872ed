import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteSavedSearch } from '@wbn/contract/search/delete-saved-search.ts';
import type { SavedSearch } from '@wbn/contract/search/saved-search.ts';

/** Keeps a search no more. */
export function deleteSavedSearchMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['delete-saved-search', id],
    mutationFn: () => api.call(deleteSavedSearch, { params: { id } }),
    onSuccess: (_reply, _nothing, _result, { client }) => {
      client.setQueryData<readonly SavedSearch[]>(['list-saved-searches'], (last) =>
        last?.filter((one) => one.savedSearchID !== id),
      );
    },
  });
}
