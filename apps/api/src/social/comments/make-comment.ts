import { makeComment } from '@wbn/contract/social/comments.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { type Actor, actAs } from '../actors/act-as.ts';
import { keepMentions } from '../mentions/keep-mentions.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { insertComment, readComment } from './comment.sql.ts';
import { presentComments } from './present-comment.ts';
import { requirePlace } from './require-place.ts';
import { tellOfComment } from './tell-of-comment.ts';

export const makeCommentHandler = defineHandler(
  makeComment,
  ({ user: { userID }, body, idempotencyKey, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID: body.businessID });
      const { id } = await createOnce(transaction, {
        call: makeComment.name,
        userID,
        idempotencyKey,
        body,
        create: () => addComment(transaction, body, actor),
      });
      const reader = { userID, actorID: actor.id };
      const row = await readComment.only(transaction, { ...reader, id });
      const [comment] = await presentComments(transaction, [row], reader);
      if (!comment) throw new Error(`The comment ${id} has no author`);
      return { data: comment };
    }),
);

async function addComment(
  transaction: Kysely<Database>,
  { content, mentions, ...where }: HandlerInput<typeof makeComment>['body'],
  actor: Actor,
): Promise<string> {
  const place = await requirePlace(transaction, where, actor);
  await requireAllowance(transaction, { userID: actor.userID, act: 'comment' });
  const { resource, root } = place;
  const id = newId();
  await insertComment.run(transaction, {
    row: {
      id,
      user_id: actor.userID,
      business_id: actor.businessID,
      resource_id: resource.id,
      resource_type: resource.type,
      root_id: root.id,
      root_type: root.type,
      content,
    },
  });
  const named = await keepMentions(transaction, { resourceID: id, content, mentions, actor });
  await tellOfComment(transaction, { commentID: id, actor, named, place, root });
  return id;
}
