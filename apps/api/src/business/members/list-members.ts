import { listMembers } from '@wbn/contract/business/list-members.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayListMembers, mayManageMembers } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { findHandOver } from './hand-over.sql.ts';
import { selectWaitingInvitations } from './list-members.sql.ts';
import { selectMembers } from './member.sql.ts';
import { presentHandOver, presentInvitation, presentMember } from './present-member.ts';

export const listMembersHandler = defineHandler(
  listMembers,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    const role = await requireRole(db, { businessID, userID, may: mayListMembers });
    const members = await selectMembers.all(db, { businessID });
    const invitations = mayManageMembers(role) ? await selectWaitingInvitations.all(db, { businessID }) : [];
    const offer = await findHandOver.first(db, { businessID });
    const isTold = offer && (mayManageMembers(role) || offer.to_id === userID);
    return {
      data: members.map(presentMember),
      invitations: invitations.map(presentInvitation),
      handOver: isTold ? presentHandOver(offer) : undefined,
    };
  },
);
