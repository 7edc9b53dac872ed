import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countNewPosts } from '@wbn/contract/social/posts/count-new-posts.ts';

/** How many posts of others came after one; asked again when the person comes back to the page. */
export function countNewPostsQuery(api: ApiClient, after: string | undefined) {
  return queryOptions({
    queryKey: ['count-new-posts', after ?? ''],
    queryFn: async () => (await api.call(countNewPosts, { query: after ? { after } : {} })).data.count,
    refetchOnWindowFocus: 'always',
  });
}
