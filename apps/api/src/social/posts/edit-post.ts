import { editPost } from '@wbn/contract/social/posts/edit-post.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { keepMentions } from '../mentions/keep-mentions.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { requirePostForWrite } from './change-post.ts';
import { keepPostEdit, updatePost } from './edit-post.sql.ts';
import { findCard } from './find-card.ts';
import { mayEditPost } from './policies.ts';
import { requirePost } from './require-post.ts';
import { tellOfPost } from './tell-of-post.ts';

export const editPostHandler = defineHandler(
  editPost,
  ({ user: { userID }, params: { postID: id }, body: { content, mentions, version }, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const before = await requirePostForWrite(transaction, { id, userID }, mayEditPost);
      if (before.version !== version)
        throw new CallError('Conflict', 'This post was changed in the meantime. Nothing was stored.');
      // In the name in which it was written.
      const actor = await actAs(transaction, { userID, businessID: before.business_id ?? undefined });
      await requireNotSuspended(transaction, userID);
      if (content !== before.content) {
        await keepPostEdit.run(transaction, { id });
        await updatePost.run(transaction, {
          id,
          content,
          ...(await findCard(transaction, services, content)),
        });
      }
      const named = await keepMentions(transaction, { resourceID: id, content, mentions, actor, before });
      await tellOfPost(transaction, { postID: id, actor, named });
      return { data: await requirePost(transaction, id, { userID, actorID: actor.id }) };
    }),
);
