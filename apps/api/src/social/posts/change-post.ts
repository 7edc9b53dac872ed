import { editPost, listPostEdits, removePost } from '@wbn/contract/social/posts.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireActorForWrite } from '../../authors/require-actor.ts';
import { markPostRemoved } from '../../resources/removal.sql.ts';
import { requireNotSuspended } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { requireReader } from '../comments/list-comments.ts';
import { saveMentions } from '../mentions/save-mentions.ts';
import { mayEditText, mayRemovePost } from '../policies.ts';
import { findCard } from './find-link.ts';
import { requirePost } from './load-posts.ts';
import { tellOfPost } from './make-post.ts';
import { insertPostEdit, type LockedPost, lockPost, selectPostEdits, updatePost } from './post.sql.ts';
import { requireGroupOfResource } from './timeline-rights.ts';

/**
 * Locks a post and returns it if `may` allows the change. Throws NotFound when the person cannot see it, Forbidden when they may not change
 * it, or are not in its group any more.
 */
async function requirePostForWrite(
  transaction: Kysely<Database>,
  { id, userID }: { readonly id: string; readonly userID: string },
  may: (post: LockedPost, userID: string) => boolean,
): Promise<LockedPost> {
  const row = await lockPost.first(transaction, { id, userID });
  // Authors may change their post even where they no longer see it themselves, because of a block.
  const place = { rootID: id, rootType: 'post' } as const;
  if (row && !row.removed_at && may(row, userID)) {
    await requireGroupOfResource(transaction, place, userID);
    return row;
  }
  await requirePost(transaction, id, { userID, actorID: userID });
  await requireGroupOfResource(transaction, place, userID);
  throw forbidden('not-yours', 'This post is not yours to change.');
}

export const editPostHandler = defineHandler(
  editPost,
  ({ user: { userID }, params: { postID: id }, body: { content, mentions, version }, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const before = await requirePostForWrite(transaction, { id, userID }, mayEditText);
      if (before.version !== version)
        throw new CallError('Conflict', 'This post was changed in the meantime. Nothing was stored.');
      // The edit keeps the name (person or company) in which the post was written.
      const actor = await requireActorForWrite(transaction, {
        userID,
        businessID: before.business_id ?? undefined,
      });
      await requireNotSuspended(transaction, userID);
      if (content !== before.content) {
        await insertPostEdit.run(transaction, { id });
        await updatePost.run(transaction, {
          id,
          content,
          ...(await findCard(transaction, services, content)),
        });
      }
      const named = await saveMentions(transaction, { resourceID: id, content, mentions, actor, before });
      await tellOfPost(transaction, { postID: id, actor, named });
      return { data: await requirePost(transaction, id, { userID, actorID: actor.id }) };
    }),
);

export const removePostHandler = defineHandler(
  removePost,
  ({ user: { userID }, body: { postID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requirePostForWrite(transaction, { id: postID, userID }, mayRemovePost);
      await markPostRemoved.run(transaction, { id: postID });
      return { data: { postID } };
    }),
);

export const listPostEditsHandler = defineHandler(
  listPostEdits,
  async ({ params: { postID }, user, services }) => {
    const { db } = services;
    await requirePost(db, postID, await requireReader(services, user, undefined));
    const rows = await selectPostEdits.all(db, { postID });
    const edits = rows.map(({ version, content, written_at }) => ({
      version,
      content,
      writtenAt: toIsoTime(written_at),
    }));
    return { data: edits };
  },
);
