import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Comment } from '@wbn/contract/social/comments/comment.ts';
import { removeComment } from '@wbn/contract/social/comments/remove-comment.ts';
import { dropComment, type Talk } from './comment-cache.ts';

/** Takes a comment away with the answers to it. */
export function removeCommentMutation(
  api: ApiClient,
  comment: Pick<Comment, 'commentID' | 'resourceID'>,
  talk: Talk,
) {
  const { commentID } = comment;
  return mutationOptions({
    mutationKey: ['remove-comment', commentID],
    mutationFn: () => api.call(removeComment, { params: { commentID } }),
    onSuccess: (_reply, _none, _result, { client }) => dropComment(client, comment, talk),
  });
}
