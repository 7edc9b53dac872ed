import { deleteRequestLabel } from '@wbn/contract/messaging/teamwork/delete-request-label.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayDeleteLabels } from './policies.ts';
import { deleteLabel } from './request-label.sql.ts';

export const deleteRequestLabelHandler = defineHandler(
  deleteRequestLabel,
  async ({ user: { userID }, params: { id: businessID, labelID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayDeleteLabels });
      await deleteLabel.run(transaction, { labelID, businessID });
      return { data: { labelID } };
    }),
);
