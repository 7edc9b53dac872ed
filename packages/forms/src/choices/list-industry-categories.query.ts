import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listIndustryCategories } from '@wbn/contract/catalog/list-industry-categories.ts';
import { staleTime } from './stale-time.ts';

/** The categories of an industry with their sub-categories; not asked for without an industry. */
export function listIndustryCategoriesQuery(api: ApiClient, industry: string) {
  return queryOptions({
    queryKey: ['list-industry-categories', industry],
    queryFn: async () => (await api.call(listIndustryCategories, { params: { id: industry } })).data,
    enabled: industry !== '',
    staleTime,
  });
}
