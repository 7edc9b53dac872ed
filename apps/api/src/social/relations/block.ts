import { block } from '@wbn/contract/social/relations/block.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { mayBlockAs } from '../../business/policies.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { deleteConnection, deleteNoticesOf, lockConnectionOf } from '../connections/connection.sql.ts';
import { requireResource } from '../resources/find-resource.ts';
import { lockPair } from './lock-pair.sql.ts';
import { deleteFollowsBetween, insertBlock, selectStanding } from './relation.sql.ts';

export const blockHandler = defineHandler(
  block,
  async ({
    params: { resourceType: type },
    body: { resourceID, businessID },
    user: { userID },
    services: { db },
  }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID, may: mayBlockAs });
      const pair = { one: actor.id, other: resourceID };
      await lockPair.first(transaction, pair);
      await requireResource(transaction, { id: resourceID, type }, actor, { evenBlocked: true });
      const standing = { ownerID: resourceID, writerID: null, actorID: actor.id, userID };
      const { colleagues } = await selectStanding.only(transaction, standing);
      if (resourceID === actor.id || resourceID === userID || colleagues)
        throw new CallError(
          'Forbidden',
          'You cannot block yourself, and a company and its people not each other.',
        );
      const two = { blockerID: actor.id, blockedID: resourceID };
      await insertBlock.run(transaction, { ...two, blockerType: actor.type, blockedType: type, userID });
      await deleteFollowsBetween.run(transaction, two);
      const connection = await lockConnectionOf.first(transaction, pair);
      if (connection) {
        await deleteConnection.run(transaction, connection);
        await deleteNoticesOf.run(transaction, connection);
      }
    });
    return { data: { resourceID, blocked: true } };
  },
);
