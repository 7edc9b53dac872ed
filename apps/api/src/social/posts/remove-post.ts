import { removePost } from '@wbn/contract/social/posts/remove-post.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requirePostForWrite } from './change-post.ts';
import { mayRemovePost } from './policies.ts';
import { markPostRemoved } from './remove-post.sql.ts';

export const removePostHandler = defineHandler(
  removePost,
  ({ user: { userID }, body: { postID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requirePostForWrite(transaction, { id: postID, userID }, mayRemovePost);
      await markPostRemoved.run(transaction, { id: postID });
      return { data: { postID } };
    }),
);
