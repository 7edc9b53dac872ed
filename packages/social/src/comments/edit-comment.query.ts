import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Comment } from '@wbn/contract/social/comments/comment.ts';
import { editComment } from '@wbn/contract/social/comments/edit-comment.ts';
import type { NamedText } from '../mentions/named-text.ts';
import { putComment } from './comment-cache.ts';

/** Changes what a comment says, over the version that was read. */
export function editCommentMutation(
  api: ApiClient,
  { commentID, version }: Pick<Comment, 'commentID' | 'version'>,
) {
  return mutationOptions({
    mutationKey: ['edit-comment', commentID],
    mutationFn: async ({ content, mentions }: NamedText): Promise<Comment> => {
      const body = { content, mentions: [...mentions], version };
      return (await api.call(editComment, { params: { commentID }, body })).data;
    },
    onSuccess: (comment, _text, _result, { client }) => putComment(client, comment),
  });
}
