import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { follow, unfollow } from '@wbn/contract/social/follows.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import type { ToggleState } from '../relations/toggle-store.ts';

interface FollowTarget {
  readonly resourceID: string;
  readonly resourceType: ActorType;
}

/** Follows or unfollows a company or person. */
export function followMutation(api: ApiClient, { resourceID, resourceType }: FollowTarget) {
  return mutationOptions({
    mutationKey: ['follow', resourceID],
    mutationFn: async (on: boolean): Promise<ToggleState> => {
      const { data } = on
        ? await api.call(follow, { params: { resourceType }, body: { resourceID } }, { keepalive: true })
        : await endFollow(api, resourceID);
      return { on: data.session !== undefined, count: data.followersCount };
    },
  });
}

/** Key of the person's follow in the toggle store; companies do not follow. */
export function followKey(resourceID: string): string {
  return `follow ${resourceID}`;
}

function endFollow(api: ApiClient, id: string) {
  return api.call(unfollow, { params: { id } }, { keepalive: true });
}
