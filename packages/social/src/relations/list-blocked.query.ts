import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listBlocked } from '@wbn/contract/social/relations/list-blocked.ts';
import { peoplePages } from './people-pages.ts';

/** Whom one has blocked, or one's company has. */
export function listBlockedQuery(api: ApiClient, businessID: string | undefined) {
  return peoplePages('list-blocked', businessID, (query) => api.call(listBlocked, { query }));
}
