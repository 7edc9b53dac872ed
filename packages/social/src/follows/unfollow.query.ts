import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { unfollow } from '@wbn/contract/social/follows/unfollow.ts';

/** Follows a company or person no more. */
export function endFollow(api: ApiClient, id: string) {
  return api.call(unfollow, { params: { id } }, { keepalive: true });
}
