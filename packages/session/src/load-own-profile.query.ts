import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { loadOwnProfile, type OwnProfile } from '@wbn/contract/social/own-profile.ts';

/** The profile of the signed-in person. The query ignores replies without data: those are for visitors. */
export function loadOwnProfileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['load-own-profile'],
    queryFn: async (): Promise<OwnProfile> => {
      const { data } = await api.call(loadOwnProfile, {});
      if (!data) throw new ApiError('TokenNotFound', 'Nobody is signed in', 401);
      return data;
    },
  });
}
