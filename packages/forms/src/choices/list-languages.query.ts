import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listLanguages } from '@wbn/contract/catalog/list-languages.ts';
import { staleTime } from './stale-time.ts';

/** Languages a person may speak. */
export function listLanguagesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-languages'],
    queryFn: async () => (await api.call(listLanguages, {})).data,
    staleTime,
  });
}
