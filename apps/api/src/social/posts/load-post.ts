import { loadPost } from '@wbn/contract/social/posts/load-post.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readerOf } from '../comments/list-comments.ts';
import { requirePost } from './require-post.ts';

export const loadPostHandler = defineHandler(
  loadPost,
  async ({ params: { postID }, query, user, services }) => {
    const reader = await readerOf(services, user, query.businessID);
    return { data: await requirePost(services.db, postID, reader) };
  },
);
