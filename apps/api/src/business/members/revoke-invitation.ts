import { revokeInvitation } from '@wbn/contract/business/revoke-invitation.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { markRevoked } from './revoke-invitation.sql.ts';

export const revokeInvitationHandler = defineHandler(
  revokeInvitation,
  async ({ params: { id: businessID, invitationID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembers });
      const revoked = await markRevoked.first(transaction, { businessID, invitationID });
      if (!revoked) throw notFound(`No invitation with the id ${invitationID} waits for an answer.`);
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'invitation-revoked',
        details: { person: revoked.email, access: revoked.role },
      });
    });
    return { data: { invitationID } };
  },
);
