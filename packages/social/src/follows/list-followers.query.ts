import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listFollowers } from '@wbn/contract/social/follows/list-followers.ts';
import { peoplePages } from '../relations/people-pages.ts';

/** Who follows one, or one's company. */
export function listFollowersQuery(api: ApiClient, businessID: string | undefined) {
  return peoplePages('list-followers', businessID, (query) => api.call(listFollowers, { query }));
}
