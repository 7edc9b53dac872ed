import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { listReactions, react, removeReaction } from '@wbn/contract/social/reactions.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import type { ToggleState } from '../relations/toggle-store.ts';

export interface ReactionTarget {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly businessID: string | undefined;
}

/** Likes something or takes the like back. */
export function reactMutation(api: ApiClient, { resourceID, resourceType, businessID }: ReactionTarget) {
  return mutationOptions({
    mutationKey: ['react', resourceID],
    mutationFn: async (on: boolean): Promise<ToggleState> => {
      const input = { params: { resourceType }, body: { resourceID, ...(businessID && { businessID }) } };
      const { data } = await (on ? api.call(react, input, { keepalive: true }) : takeBack(api, input));
      return { on: data.reactionType !== undefined, count: data.reactionCount.like };
    },
    onSuccess: (_toggled, _on, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listReactions, { params: { resourceID } }) }),
  });
}

/** Key of a like in the toggle store. */
export function reactionKey({ resourceID, businessID }: Omit<ReactionTarget, 'resourceType'>): string {
  return `like ${businessID ?? ''} ${resourceID}`;
}

function takeBack(api: ApiClient, input: CallInput<typeof removeReaction>) {
  return api.call(removeReaction, input, { keepalive: true });
}
