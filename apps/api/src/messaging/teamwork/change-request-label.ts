import { changeRequestLabel } from '@wbn/contract/messaging/teamwork/change-request-label.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayWorkOnRequests } from './policies.ts';
import { refuseLabel } from './refuse-label.ts';
import { lockLabels, selectLabels, updateLabel } from './request-label.sql.ts';

export const changeRequestLabelHandler = defineHandler(
  changeRequestLabel,
  async ({ user: { userID }, params: { id: businessID, labelID }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockLabels.first(transaction, { businessID });
      refuseLabel(await selectLabels.all(transaction, { businessID }), { ...body, labelID });
      if (!(await updateLabel.run(transaction, { labelID, businessID, ...body })))
        throw notFound(`The company has no label with the id ${labelID}.`);
      return { data: { labelID, ...body } };
    }),
);
