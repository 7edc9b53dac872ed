import { removeComment } from '@wbn/contract/social/comments/remove-comment.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireComment } from './change-comment.ts';
import { mayRemoveComment } from './policies.ts';
import { markRemoved } from './remove-comment.sql.ts';

export const removeCommentHandler = defineHandler(
  removeComment,
  ({ user: { userID }, params: { commentID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireComment(transaction, { id: commentID, userID }, mayRemoveComment);
      // A statement after the lock: it sees every answer that was under way.
      await markRemoved.run(transaction, { id: commentID });
      return { data: { commentID } };
    }),
);
