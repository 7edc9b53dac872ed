import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listMuted } from '@wbn/contract/social/relations/list-muted.ts';
import { peoplePages } from './people-pages.ts';

/** Of whom one wants to hear nothing. */
export function listMutedQuery(api: ApiClient) {
  return peoplePages('list-muted', undefined, (query) => api.call(listMuted, { query }));
}
