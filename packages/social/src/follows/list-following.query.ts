import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listFollowing } from '@wbn/contract/social/follows/list-following.ts';
import { peoplePages } from '../relations/people-pages.ts';

/** Whom one follows. */
export function listFollowingQuery(api: ApiClient) {
  return peoplePages('list-following', undefined, (query) => api.call(listFollowing, { query }));
}
