import { editComment } from '@wbn/contract/social/comments/edit-comment.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { keepMentions } from '../mentions/keep-mentions.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { requireComment } from './change-comment.ts';
import { readComment } from './comment-row.sql.ts';
import { updateComment } from './edit-comment.sql.ts';
import { mayEditComment } from './policies.ts';
import { presentComments } from './present-comment.ts';
import { tellOfComment } from './tell-of-comment.ts';

export const editCommentHandler = defineHandler(
  editComment,
  ({ user: { userID }, params: { commentID: id }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { content, mentions, version } = body;
      const before = await requireComment(transaction, { id, userID }, mayEditComment);
      if (before.version !== version)
        throw new CallError('Conflict', 'This comment was changed in the meantime. Nothing was stored.');
      // In the name in which it was written.
      const actor = await actAs(transaction, { userID, businessID: before.business_id ?? undefined });
      await requireNotSuspended(transaction, userID);
      if (content !== before.content) await updateComment.run(transaction, { id, content });
      const named = await keepMentions(transaction, { resourceID: id, content, mentions, actor, before });
      const root = { id: before.root_id, type: before.root_type };
      await tellOfComment(transaction, { commentID: id, actor, named, root });
      const reader = { userID, actorID: actor.id };
      const row = await readComment.only(transaction, { ...reader, id });
      const [comment] = await presentComments(transaction, [row], reader);
      if (!comment) throw new Error(`The comment ${id} has no author`);
      return { data: comment };
    }),
);
