import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { block, mute, unblock, unmute } from '@wbn/contract/social/relations.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

/** The person or company to block or mute. */
export interface BlockTarget {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  /** Id of the company that blocks; absent: the person. */
  readonly businessID?: string | undefined;
}

/** Refetches the relation, because only the server knows what is allowed now. */
export function refetchRelation(client: QueryClient, resourceID: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ['load-relation', resourceID] });
}

/** Blocks or unblocks. */
export function blockMutation(api: ApiClient, { resourceID, resourceType, businessID }: BlockTarget) {
  const inName = businessID ? { businessID } : {};
  return mutationOptions({
    mutationKey: ['block', resourceID],
    mutationFn: (on: boolean) =>
      on
        ? api.call(block, { params: { resourceType }, body: { resourceID, ...inName } })
        : endBlock(api, { params: { resourceID }, body: inName }),
    onSuccess: (_reply, _on, _result, { client }) => refetchRelation(client, resourceID),
  });
}

function endBlock(api: ApiClient, input: CallInput<typeof unblock>) {
  return api.call(unblock, input);
}

/** Mutes or unmutes. */
export function muteMutation(api: ApiClient, { resourceID, resourceType }: Omit<BlockTarget, 'businessID'>) {
  return mutationOptions({
    mutationKey: ['mute', resourceID],
    mutationFn: (on: boolean) =>
      on ? api.call(mute, { params: { resourceType }, body: { resourceID } }) : endMute(api, resourceID),
    onSuccess: (_reply, _on, _result, { client }) => refetchRelation(client, resourceID),
  });
}

function endMute(api: ApiClient, resourceID: string) {
  return api.call(unmute, { params: { resourceID } });
}
