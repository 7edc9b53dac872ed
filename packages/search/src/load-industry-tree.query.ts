import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadIndustryTree } from '@wbn/contract/catalog/catalog-lists.ts';
import { type IndustryBranch, normalizeTree } from './normalize-tree.ts';

const hour = 3_600_000;

/** Loads the industries with categories and sub-categories. */
export function loadIndustryTreeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['load-industry-tree'],
    staleTime: hour,
    queryFn: async (): Promise<readonly IndustryBranch[]> =>
      normalizeTree((await api.call(loadIndustryTree, {})).data),
  });
}
