import { removeReaction } from '@wbn/contract/social/reactions/remove-reaction.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { takeBackNotice } from '../notifications/notify.ts';
import { deleteReaction } from './reaction.sql.ts';
import { readReactionState } from './reaction-state.ts';

export const removeReactionHandler = defineHandler(
  removeReaction,
  async ({ params: { resourceType: type }, body, user: { userID }, services: { db } }) => {
    const { resourceID: id, businessID } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID });
      if ((await deleteReaction.run(transaction, { resourceID: id, actorID: actor.id })) > 0)
        await takeBackNotice(transaction, { kind: 'like', actor, resource: { id, type } });
      return readReactionState(transaction, id, actor);
    });
    return { data };
  },
);
