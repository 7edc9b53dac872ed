import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type FeedOrder, loadNewsfeed } from '@wbn/contract/social/posts.ts';
import type { PostPage } from '../posts/post-cache.ts';

interface FeedAsked {
  readonly order: FeedOrder;
  /** Id of the company that the person acts as. */
  readonly businessID: string | undefined;
}

interface FeedPage extends PostPage {
  /** Id of the newest post from the server; posts made on this page do not count. */
  readonly newestID?: string | undefined;
}

/**
 * The newsfeed by cursor (CALL-28, SOC-03). It is never refetched by itself: new posts are announced above it, so
 * that nothing moves while somebody reads.
 */
export function loadNewsfeedQuery(api: ApiClient, { order, businessID }: FeedAsked) {
  return infiniteQueryOptions({
    queryKey: [...callKey(loadNewsfeed, { query: { order, businessID } }), 'pages'],
    queryFn: async ({ pageParam }): Promise<FeedPage> => {
      const query = { order, nextID: pageParam, businessID };
      const page = (await api.call(loadNewsfeed, { query })).data;
      // Ids are ordered by time, but the posts of a balanced page are not, so the maximum is taken.
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
