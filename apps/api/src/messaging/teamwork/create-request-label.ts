import { createRequestLabel } from '@wbn/contract/messaging/teamwork/create-request-label.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayWorkOnRequests } from './policies.ts';
import { refuseLabel } from './refuse-label.ts';
import { insertLabel, lockLabels, selectLabels } from './request-label.sql.ts';

export const createRequestLabelHandler = defineHandler(
  createRequestLabel,
  async ({ user: { userID }, params: { id: businessID }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockLabels.first(transaction, { businessID });
      refuseLabel(await selectLabels.all(transaction, { businessID }), body);
      const labelID = newId();
      await insertLabel.run(transaction, { labelID, businessID, ...body });
      return { data: { labelID, ...body } };
    }),
);
