import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadPost } from '@wbn/contract/social/posts/load-post.ts';
import type { Post } from '@wbn/contract/social/posts/post.ts';

interface PostAsked {
  readonly postID: string;
  /** The company in whose name one asks. */
  readonly businessID?: string | undefined;
}

/** One post; with what one may do with it where the API sends a token. Brings the contract's schemas along. */
export function loadPostQuery(api: ApiClient, { postID, businessID }: PostAsked) {
  return queryOptions({
    queryKey: ['load-post', postID, businessID ?? ''],
    queryFn: async (): Promise<Post> =>
      (await api.call(loadPost, { params: { postID }, query: businessID ? { businessID } : {} })).data,
  });
}
