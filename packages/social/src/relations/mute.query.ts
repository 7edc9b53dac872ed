import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { mute } from '@wbn/contract/social/relations/mute.ts';
import { unmute } from '@wbn/contract/social/relations/unmute.ts';
import { readRelationAnew, type Shunned } from './shunned.ts';

/** Mutes somebody, or no more. */
export function muteMutation(api: ApiClient, { resourceID, resourceType }: Omit<Shunned, 'businessID'>) {
  return mutationOptions({
    mutationKey: ['mute', resourceID],
    mutationFn: (on: boolean) =>
      on ? api.call(mute, { params: { resourceType }, body: { resourceID } }) : endMute(api, resourceID),
    onSuccess: (_reply, _on, _result, { client }) => readRelationAnew(client, resourceID),
  });
}

/** Wants to hear of somebody again. */
function endMute(api: ApiClient, resourceID: string) {
  return api.call(unmute, { params: { resourceID } });
}
