import { listMembers } from '@wbn/contract/business/list-members.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayListMembers, mayManageMembers } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { selectWaitingInvitations } from './invitations.sql.ts';
import { selectMembers } from './members.sql.ts';
import { presentInvitation, presentMember } from './present-member.ts';

export const listMembersHandler = defineHandler(
  listMembers,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    const role = await requireRole(db, { businessID: id, userID, may: mayListMembers });
    const members = await selectMembers(db, id);
    const invitations = mayManageMembers(role) ? await selectWaitingInvitations(db, id) : [];
    return { data: members.map(presentMember), invitations: invitations.map(presentInvitation) };
  },
);
