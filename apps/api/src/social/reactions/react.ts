import { react } from '@wbn/contract/social/reactions/react.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { tellOnce } from '../notifications/tell-once.ts';
import { isOwnPage } from '../relations/is-own-page.ts';
import { peopleOf, requireResource } from '../resources/find-resource.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { insertReaction } from './reaction.sql.ts';
import { readReactionState } from './reaction-state.ts';

export const reactHandler = defineHandler(
  react,
  async ({ params: { resourceType: type }, body, user: { userID }, services: { db } }) => {
    const { resourceID: id, businessID } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID });
      await requireNotSuspended(transaction, userID);
      const resource = await requireResource(transaction, { id, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw new CallError('Forbidden', 'You cannot like yourself, or what your own company shows.');
      const reaction = { resourceID: id, resourceType: type, userID, businessID: actor.businessID };
      if ((await insertReaction.run(transaction, reaction)) > 0)
        await tellOnce(transaction, {
          kind: 'like',
          actor,
          people: await peopleOf(transaction, resource),
          resource,
          root: { id: resource.rootID, type: resource.rootType },
        });
      return readReactionState(transaction, id, actor);
    });
    return { data };
  },
);
