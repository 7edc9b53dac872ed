import { deleteSavedReply } from '@wbn/contract/messaging/teamwork/delete-saved-reply.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireSavedReply } from './require-saved-reply.ts';
import { deleteReply } from './saved-reply.sql.ts';

export const deleteSavedReplyHandler = defineHandler(
  deleteSavedReply,
  async ({ user: { userID }, params: { id }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireSavedReply(transaction, { id, userID });
      await deleteReply.run(transaction, { id });
      return { data: { savedReplyID: id } };
    }),
);
