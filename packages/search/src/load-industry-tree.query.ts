import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { loadIndustryTree } from '@wbn/contract/catalog/load-industry-tree.ts';
import { type IndustryBranch, normalizeTree } from './normalize-tree.ts';

const hour = 3_600_000;

/** The industries with categories and sub-categories; a failure yields an empty list (REF-08). */
export function loadIndustryTreeQuery(api: ApiClient): Query<readonly IndustryBranch[]> {
  return {
    queryKey: ['load-industry-tree'],
    staleTime: hour,
    queryFn: () =>
      api.call(loadIndustryTree, {}).then(
        ({ data }) => normalizeTree(data),
        () => [],
      ),
  };
}
