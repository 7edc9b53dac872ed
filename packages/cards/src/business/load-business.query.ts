import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type BusinessProfile, type BusinessSession, loadBusiness } from '@wbn/contract/business/business.ts';

export interface LoadedBusiness {
  readonly business: BusinessProfile;
  /** What the viewer may do with the business; null for everybody else. */
  readonly session: BusinessSession | null;
}

/** Loads a business with the viewer's rights. */
export function loadBusinessQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-business', id],
    queryFn: () => load(api, id),
  });
}

/**
 * Loads only the viewer's rights (null without any), so that re-checking them does not overwrite a form in progress.
 */
export function loadBusinessAccessQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-business', id, 'access'],
    queryFn: async () => (await load(api, id)).session?.access ?? null,
  });
}

async function load(api: ApiClient, id: string): Promise<LoadedBusiness> {
  const { data, session } = await api.call(loadBusiness, { params: { id } });
  return { business: data, session };
}
