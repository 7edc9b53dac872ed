import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listPostEdits } from '@wbn/contract/social/posts/list-post-edits.ts';

/** What a post said before; `version` is that of the post, so that a change is seen at once. */
export function listPostEditsQuery(
  api: ApiClient,
  { postID, version }: { readonly postID: string; readonly version: number },
) {
  return queryOptions({
    queryKey: ['list-post-edits', postID, version],
    queryFn: async () => (await api.call(listPostEdits, { params: { postID } })).data,
  });
}
