import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import { nearestTarget } from '../../category-links/nearest-target.ts';
import type { Suggestions } from './suggestions.ts';

/**
 * Lists categories, countries, certificates, companies and products whose names begin with the text. Imports the contract's schemas: for
 * loaders and lazily loaded code.
 */
export function listSuggestionsQuery(api: ApiClient, text: string) {
  return queryOptions({
    queryKey: ['list-suggestions', text],
    staleTime: 60_000,
    queryFn: async (): Promise<Suggestions> => {
      const { categories, ...others } = (await api.call(listSuggestions, { query: { text } })).data;
      return {
        categories: categories.map(({ counts, ...category }) => ({
          ...category,
          target: nearestTarget({ [category.id]: counts }, [category]),
        })),
        ...others,
      };
    },
  });
}
