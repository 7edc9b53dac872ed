import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { editPost } from '@wbn/contract/social/posts/edit-post.ts';
import { putPost } from './post-cache.ts';

/** Changes the text of a post, wherever it is shown. Conflict: it was changed elsewhere meanwhile. */
export function editPostMutation(api: ApiClient, postID: string) {
  return mutationOptions({
    mutationKey: ['edit-post', postID],
    mutationFn: async (body: CallInput<typeof editPost>['body']) =>
      (await api.call(editPost, { params: { postID }, body })).data,
    onSuccess: (post, _body, _result, { client }) => putPost(client, post),
  });
}
