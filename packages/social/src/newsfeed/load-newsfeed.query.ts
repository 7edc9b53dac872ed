import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type FeedOrder, loadNewsfeed } from '@wbn/contract/social/posts.ts';
import type { PostPage } from '../posts/post-cache.ts';

interface FeedAsked {
  readonly order: FeedOrder;
  /** The company in whose name one reads. */
  readonly businessID: string | undefined;
}

interface FeedPage extends PostPage {
  /** The newest post that the server sent; what was posted here meanwhile is not counted. */
  readonly newestID?: string | undefined;
}

/** The newsfeed by cursor (CALL-28, SOC-03). It is read once: what is new is announced above it and never moves what is being read. */
export function loadNewsfeedQuery(api: ApiClient, { order, businessID }: FeedAsked) {
  return infiniteQueryOptions({
    queryKey: [...callKey(loadNewsfeed, { query: { order, businessID } }), 'pages'],
    queryFn: async ({ pageParam }): Promise<FeedPage> => {
      const query = { order, nextID: pageParam, businessID };
      const page = (await api.call(loadNewsfeed, { query })).data;
      // Ids are in the order of time; a balanced page is not.
      return {
        ...page,
        newestID: page.items
          .map(({ postID }) => postID)
          .sort()
          .at(-1),
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
