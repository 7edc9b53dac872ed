import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type Comment, makeComment } from '@wbn/contract/social/comments.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import type { TextWithMentions } from '../mentions/text-with-mentions.ts';
import { addCachedComment, type CommentRoot } from './comment-cache.ts';

export interface CommentPlace {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** Id of the thing that is commented on; for an answer, the thing of its comment. */
  readonly rootID: string;
}

interface NewComment {
  readonly text: TextWithMentions;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly businessID: string | undefined;
  readonly idempotencyKey: string;
}

/** Creates a comment on something, or an answer to a comment. */
export function makeCommentMutation(api: ApiClient, { resourceID, resourceType, rootID }: CommentPlace) {
  const talk: CommentRoot = { rootID };
  return mutationOptions({
    mutationKey: ['make-comment', resourceID],
    mutationFn: async ({ text, businessID, idempotencyKey }: NewComment): Promise<Comment> => {
      const { content, mentions } = text;
      const body = {
        resourceID,
        resourceType,
        content,
        mentions: [...mentions],
        ...(businessID && { businessID }),
      };
      return (await api.call(makeComment, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data;
    },
    onSuccess: (comment, _sent, _result, { client }) => addCachedComment(client, comment, talk),
  });
}
