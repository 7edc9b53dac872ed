import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { previewPlanChange } from '@wbn/contract/membership/preview-plan-change.ts';
import { membershipKey } from './membership-key.ts';

/** What a higher plan charges now and later. What is charged now shrinks by the day: asked anew each time. */
export function previewPlanChangeQuery(api: ApiClient, businessID: string, planId: string) {
  return queryOptions({
    queryKey: [...membershipKey(businessID), 'preview', planId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => (await api.call(previewPlanChange, { query: { businessID, planId } })).data,
  });
}
