import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { loadPicture } from '@wbn/api-client/load-picture.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import { listGroupMembers } from '@wbn/contract/groups/group-members.ts';
import {
  listGroupInvitations,
  listGroupRequests,
  listOwnGroupInvitations,
} from '@wbn/contract/groups/group-requests.ts';
import {
  listGroupProposals,
  listGroups,
  listOwnGroups,
  loadGroup,
  loadGroupAllowance,
  loadGroupTimeline,
  requestGroupPicture,
} from '@wbn/contract/groups/groups.ts';
import { loadNewsfeed } from '@wbn/contract/social/posts.ts';

/** A group as the member sees it. */
export const loadGroupQuery = (api: ApiClient, id: string) =>
  callQuery(api, loadGroup, { params: { id } }, { staleTime: 10_000 });

interface GroupTimelineAsked {
  readonly id: string;
  /** Id of the company that the person acts as. */
  readonly businessID: string | undefined;
}

/** The posts of a group by cursor. */
export function loadGroupTimelineQuery(api: ApiClient, { id, businessID }: GroupTimelineAsked) {
  return infiniteQueryOptions({
    queryKey: [...callKey(loadGroupTimeline, { params: { id }, query: { businessID } }), 'pages'],
    queryFn: async ({ pageParam }): Promise<CallReply<typeof loadGroupTimeline>['data']> => {
      const query = { nextID: pageParam, businessID };
      return (await api.call(loadGroupTimeline, { params: { id }, query })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
    staleTime: 60_000,
  });
}

export interface GroupPictureAsked {
  readonly groupID: string;
  /** Absent: the picture of the group itself. */
  readonly postID?: string;
  /** Least width in pixels. */
  readonly width: number;
}

/** A picture of a private group as a blob, kept in memory only. */
export function groupPictureQuery(api: ApiClient, { groupID, ...body }: GroupPictureAsked) {
  return queryOptions({
    queryKey: [...callKey(requestGroupPicture, { params: { id: groupID } }), body],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(requestGroupPicture, { params: { id: groupID }, body });
      return loadPicture(data.url, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Puts a saved group into the cache, and marks the lists of groups as outdated. */
export function groupSaved(client: QueryClient, group: Group): void {
  client.setQueryData(callKey(loadGroup, { params: { id: group.groupID } }), group);
  client.removeQueries({ queryKey: callKey(requestGroupPicture, { params: { id: group.groupID } }) });
  groupListsChanged(client);
}

/** The person's part in a group has changed: reads the group, its posts and the lists of groups anew. */
export async function membershipChanged(client: QueryClient, id: string): Promise<void> {
  groupListsChanged(client);
  void client.invalidateQueries({ queryKey: callKey(loadNewsfeed) });
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey(loadGroup, { params: { id } }) }),
    client.invalidateQueries({ queryKey: callKey(loadGroupTimeline, { params: { id } }) }),
  ]);
}

/** Members, requests or invitations of a group have changed; lists that show the outcome in place stay as they are. */
export function groupPeopleChanged(
  client: QueryClient,
  id: string,
  shown?: 'requests' | 'invitations',
): void {
  const lists = [
    listGroupMembers,
    ...(shown === 'requests' ? [] : [listGroupRequests]),
    ...(shown === 'invitations' ? [] : [listGroupInvitations]),
  ];
  for (const list of lists) void client.invalidateQueries({ queryKey: callKey(list, { params: { id } }) });
  void client.invalidateQueries({ queryKey: callKey(loadGroup, { params: { id } }) });
}

function groupListsChanged(client: QueryClient): void {
  for (const list of [
    listOwnGroups,
    listOwnGroupInvitations,
    listGroupProposals,
    listGroups,
    loadGroupAllowance,
  ])
    void client.invalidateQueries({ queryKey: callKey(list) });
}
