import { editComment, removeComment } from '@wbn/contract/social/comments.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireActorForWrite } from '../../authors/require-actor.ts';
import { requireResource } from '../../resources/find-resource.ts';
import { markRemoved } from '../../resources/removal.sql.ts';
import { requireNotSuspended } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { saveMentions } from '../mentions/save-mentions.ts';
import { mayEditText, mayRemoveComment } from '../policies.ts';
import { requireGroupOfResource } from '../posts/timeline-rights.ts';
import { type CommentRow, lockComment, readComment, updateComment } from './comments.sql.ts';
import { presentComments } from './list-comments.ts';
import { tellOfComment } from './make-comment.ts';

/**
 * Locks a comment and returns it if `may` allows the change. The lock holds until the transaction ends, so nobody else changes or answers
 * it. Throws NotFound when the person cannot see it, Forbidden when they may not change it, or are not in its group any more.
 */
async function requireComment(
  transaction: Kysely<Database>,
  { id, userID }: { readonly id: string; readonly userID: string },
  may: (comment: CommentRow, userID: string) => boolean,
): Promise<CommentRow> {
  await lockComment.run(transaction, { id });
  const row = await readComment.first(transaction, { id, userID, actorID: userID });
  // Authors may change their comment even where they no longer see it themselves, because of a block.
  if (row && !row.removed_at && may(row, userID)) {
    await requireGroupOfResource(transaction, { rootID: row.root_id, rootType: row.root_type }, userID);
    return row;
  }
  const resource = await requireResource(transaction, { id, type: 'comment' }, { id: userID, userID });
  await requireGroupOfResource(transaction, resource, userID);
  throw forbidden('not-yours', 'This comment is not yours to change.');
}

export const editCommentHandler = defineHandler(
  editComment,
  ({ user: { userID }, params: { commentID: id }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { content, mentions, version } = body;
      const before = await requireComment(transaction, { id, userID }, mayEditText);
      if (before.version !== version)
        throw new CallError('Conflict', 'This comment was changed in the meantime. Nothing was stored.');
      // The edit keeps the name (person or company) in which the comment was written.
      const actor = await requireActorForWrite(transaction, {
        userID,
        businessID: before.business_id ?? undefined,
      });
      await requireNotSuspended(transaction, userID);
      if (content !== before.content) await updateComment.run(transaction, { id, content });
      const named = await saveMentions(transaction, { resourceID: id, content, mentions, actor, before });
      const root = { id: before.root_id, type: before.root_type };
      await tellOfComment(transaction, { commentID: id, actor, named, root });
      const reader = { userID, actorID: actor.id };
      const row = await readComment.only(transaction, { ...reader, id });
      const [comment] = presentComments([row], reader);
      if (!comment) throw new Error(`The comment ${id} has no author`);
      return { data: comment };
    }),
);

export const removeCommentHandler = defineHandler(
  removeComment,
  ({ user: { userID }, params: { commentID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireComment(transaction, { id: commentID, userID }, mayRemoveComment);
      // This statement starts after the lock, so it sees answers that were being written meanwhile.
      await markRemoved.run(transaction, { id: commentID });
      return { data: { commentID } };
    }),
);
