import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countResultsByCategory } from '@wbn/contract/search/count-results.ts';
import type { CategoryCounts } from './nearest-target.ts';

/**
 * Counts the entries per industry, category and sub-category, or per industry only. Imports the contract's schemas:
 * for loaders and lazily loaded code.
 */
export function countResultsByCategoryQuery(api: ApiClient, level?: 'industry') {
  return queryOptions({
    queryKey: ['count-results-by-category', level],
    staleTime: 60_000,
    queryFn: async (): Promise<CategoryCounts> => {
      const { data } = await api.call(countResultsByCategory, { query: { level } });
      return Object.fromEntries(data.map(({ id, counts }) => [id, counts]));
    },
  });
}
