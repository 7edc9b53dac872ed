import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { unmute } from '@wbn/contract/social/relations/unmute.ts';

/** Wants to hear of somebody again. */
export function endMute(api: ApiClient, resourceID: string) {
  return api.call(unmute, { params: { resourceID } });
}
