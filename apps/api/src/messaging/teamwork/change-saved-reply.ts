import { changeSavedReply } from '@wbn/contract/messaging/teamwork/change-saved-reply.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireSavedReply } from './require-saved-reply.ts';
import { updateSavedReply } from './saved-reply.sql.ts';

export const changeSavedReplyHandler = defineHandler(
  changeSavedReply,
  async ({ user: { userID }, params: { id }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { businessID } = await requireSavedReply(transaction, { id, userID });
      await updateSavedReply.run(transaction, { id, ...body });
      return { data: { savedReplyID: id, ...body, businessID, isChangeable: true } };
    }),
);
