import { unblock } from '@wbn/contract/social/relations/unblock.ts';
import { mayBlockAs } from '../../business/policies.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { deleteBlock } from './relation.sql.ts';

export const unblockHandler = defineHandler(
  unblock,
  async ({ params: { resourceID }, body: { businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID, may: mayBlockAs });
      await deleteBlock.run(transaction, { blockerID: actor.id, blockedID: resourceID });
    });
    return { data: { resourceID, blocked: false } };
  },
);
