import { listRequestLabels } from '@wbn/contract/messaging/teamwork/list-request-labels.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayWorkOnRequests } from './policies.ts';
import { presentLabel } from './present-label.ts';
import { selectLabels } from './request-label.sql.ts';

export const listRequestLabelsHandler = defineHandler(
  listRequestLabels,
  async ({ user: { userID }, params: { id: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayWorkOnRequests });
    return { data: (await selectLabels.all(db, { businessID })).map(presentLabel) };
  },
);
