import { countNewPosts } from '@wbn/contract/social/posts/count-new-posts.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { countPostsAfter } from './count-new-posts.sql.ts';

/** More are announced as '50+'. */
const mostCounted = 50;

export const countNewPostsHandler = defineHandler(
  countNewPosts,
  async ({ query: { after = '' }, user: { userID }, services: { db } }) => {
    const { count } = await countPostsAfter.only(db, {
      userID,
      actorID: userID,
      after,
      most: mostCounted,
    });
    return { data: { count } };
  },
);
