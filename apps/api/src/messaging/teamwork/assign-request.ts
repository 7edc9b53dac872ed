import { assignRequest } from '@wbn/contract/messaging/requests.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { lockColleague, updateAssignee } from './assign-request.sql.ts';
import { lockCompanySide } from './require-company-side.ts';

export const assignRequestHandler = defineHandler(
  assignRequest,
  async ({ user: { userID }, params: { rid }, query: { bid }, body: { assigneeID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const question = { businessID: ownerID, userID: assigneeID ?? userID };
      if (!(await lockColleague.first(transaction, question))) {
        const problem = 'must be somebody who works for the company';
        throw validationError({ assigneeID: problem });
      }
      if (await updateAssignee.run(transaction, { requestID: rid, ownerID, assigneeID }))
        await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
      return { data: { assigneeID } };
    }),
);
