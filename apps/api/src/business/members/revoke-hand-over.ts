import { revokeHandOver } from '@wbn/contract/business/revoke-hand-over.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { openMembers } from './change-members.ts';
import { deleteRevokedHandOver } from './revoke-hand-over.sql.ts';

export const revokeHandOverHandler = defineHandler(
  revokeHandOver,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      const gone = await deleteRevokedHandOver.run(transaction, { businessID });
      if (gone === 0) throw notFound('This company is not being handed over.');
      await recordActivity(transaction, { businessID, userID, action: 'hand-over-revoked' });
    });
    return { data: { businessID } };
  },
);
