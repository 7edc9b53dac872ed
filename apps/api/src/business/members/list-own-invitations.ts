import { listOwnInvitations } from '@wbn/contract/business/list-own-invitations.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { presentBusinessCard } from '../present-business-card.ts';
import { selectOwnInvitations } from './list-own-invitations.sql.ts';

export const listOwnInvitationsHandler = defineHandler(
  listOwnInvitations,
  async ({ user: { userID }, language, services: { db, catalog } }) => {
    const rows = await selectOwnInvitations.all(db, { userID });
    return {
      data: rows.map((row) => ({
        invitationID: row.invitation_id,
        access: row.role,
        invitedBy: row.invited_by ?? undefined,
        expiresAt: toIsoTime(row.expires_at),
        business: presentBusinessCard(row, language, catalog),
      })),
    };
  },
);
