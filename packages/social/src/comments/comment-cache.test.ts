import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Comment } from '@wbn/contract/social/comments.ts';
import { expect, it } from 'vitest';
import { commentOf } from '../fixtures/talk-api.ts';
import { addCachedComment, commentsOf } from './comment-cache.ts';
import { listCommentsQuery } from './list-comments.query.ts';

const postID = '019ab222-0000-7000-8000-000000000001';

it('SOC-23: shows a comment that is made while the comments are still loading', async () => {
  const stored: Comment[] = [];
  const replies: (() => void)[] = [];
  const api = {
    call: async () => {
      const comments = [...stored];
      await new Promise<void>((resolve) => replies.push(resolve));
      return { data: { data: { comments, commentCount: comments.length, talkCount: comments.length } } };
    },
  } as unknown as ApiClient;
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, listCommentsQuery(api, { resourceID: postID }));
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => replies.length).toBe(1);

  const made = commentOf(1, { resourceID: postID, resourceType: 'post' });
  stored.push(made);
  const added = addCachedComment(client, made, { rootID: postID });
  replies[0]?.();
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.();
  await added;
  const shown = () => commentsOf(list.getCurrentResult().data?.pages ?? []);
  await expect.poll(() => shown().map(({ commentID }) => commentID)).toEqual([made.commentID]);
  stop();
});
