import { labelRequest } from '@wbn/contract/messaging/teamwork/label-request.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { putOnLabels, selectLabels, takeOffLabels } from './request-label.sql.ts';
import { lockCompanySide } from './require-company-side.ts';

export const labelRequestHandler = defineHandler(
  labelRequest,
  async ({ user: { userID }, params: { rid }, query: { bid }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const known = new Set(
        (await selectLabels.all(transaction, { businessID: ownerID })).map(({ id }) => id),
      );
      const labelIDs = [...new Set(body.labelIDs)];
      const strange = labelIDs.find((id) => !known.has(id));
      if (strange !== undefined) {
        const problem = `must be labels of the company; ${strange} is none`;
        throw validationError({ labelIDs: problem });
      }
      const labels = { requestID: rid, businessID: ownerID, labelIDs };
      const changed =
        (await takeOffLabels.run(transaction, labels)) + (await putOnLabels.run(transaction, labels));
      if (changed > 0)
        await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
      return { data: { labelIDs } };
    }),
);
