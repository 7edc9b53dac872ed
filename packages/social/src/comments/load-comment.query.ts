import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadComment } from '@wbn/contract/social/comments/load-comment.ts';

interface Wanted {
  readonly commentID: string;
  readonly businessID?: string | undefined;
}

/** The comment that an address leads to, with what it answers. */
export function loadCommentQuery(api: ApiClient, { commentID, businessID }: Wanted) {
  return queryOptions({
    queryKey: ['load-comment', commentID, businessID ?? ''],
    queryFn: async () => {
      const query = businessID ? { businessID } : {};
      return (await api.call(loadComment, { params: { commentID }, query })).data;
    },
    retry: false,
  });
}
