import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type BusinessProfile, type BusinessSession, loadBusiness } from '@wbn/contract/business/business.ts';

export interface LoadedBusiness {
  readonly business: BusinessProfile;
  /** What the viewer may do with it; null for everybody else. */
  readonly session: BusinessSession | null;
}

/** A business as its page shows it. Brings the contract's schemas along. */
export function loadBusinessQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-business', id],
    queryFn: () => load(api, id),
  });
}

/** Only what the viewer is to it, null for nothing: asked again while they type over the rest. */
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
