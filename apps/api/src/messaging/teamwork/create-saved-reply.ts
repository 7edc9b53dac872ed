import { createSavedReply } from '@wbn/contract/messaging/teamwork/create-saved-reply.ts';
import { savedReplyLimit } from '@wbn/contract/messaging/teamwork/saved-reply.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayWorkOnRequests } from './policies.ts';
import { countSavedReplies, insertSavedReply, lockSavedReplies } from './saved-reply.sql.ts';

export const createSavedReplyHandler = defineHandler(
  createSavedReply,
  async ({ user: { userID }, query: { bid }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const businessID = bid === undefined || bid === userID ? null : bid;
      if (businessID) await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockSavedReplies.first(transaction, { userID, businessID });
      const { count } = await countSavedReplies.only(transaction, { userID, businessID });
      if (count >= savedReplyLimit)
        throw new CallError(
          'Conflict',
          `There are ${savedReplyLimit} saved replies already: delete one first.`,
        );
      const id = newId();
      await insertSavedReply.run(transaction, { id, ...body, userID, businessID });
      return { data: { savedReplyID: id, ...body, businessID: businessID ?? undefined, isChangeable: true } };
    }),
);
