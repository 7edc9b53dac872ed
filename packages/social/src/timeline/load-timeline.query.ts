import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { loadTimeline, timelinePageSize } from '@wbn/contract/social/posts.ts';

export type Timeline = CallReply<typeof loadTimeline>['data'];

interface TimelineAsked {
  readonly timelineID: string;
  /** Id of the company that the person acts as. */
  readonly businessID: string | undefined;
}

/** A timeline by cursor, for members: new posts do not shift its pages. */
export function loadTimelineQuery(api: ApiClient, { timelineID, businessID }: TimelineAsked) {
  return infiniteQueryOptions({
    queryKey: [...callKey(loadTimeline, { params: { timelineID }, query: { businessID } }), 'pages'],
    queryFn: async ({ pageParam }): Promise<Timeline> => {
      const query = { nextID: pageParam, businessID };
      return (await api.call(loadTimeline, { params: { timelineID }, query })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
    // Coming back from a post shows the cached timeline.
    staleTime: 60_000,
  });
}

interface TimelinePageAsked {
  readonly timelineID: string;
  readonly page: number;
}

/** One page of a timeline as everybody sees it (SOC-03: skip = size x page). For server loaders. */
export function loadTimelinePageQuery(api: ApiClient, asked: TimelinePageAsked) {
  const { timelineID, page } = asked;
  const query = { skip: timelinePageSize * (page - 1) };
  return callQuery(api, loadTimeline, { params: { timelineID }, query });
}
