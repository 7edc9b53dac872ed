import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadPublicProfile } from '@wbn/contract/social/load-public-profile.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** A person, as everybody may see them. For server loaders: it brings the contract's schemas along. */
export function loadPublicProfileQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-public-profile', id],
    queryFn: async (): Promise<UserProfile> => (await api.call(loadPublicProfile, { params: { id } })).data,
    staleTime: 60_000,
  });
}
