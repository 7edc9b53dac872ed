import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { changeMemberRole } from '@wbn/contract/business/change-member-role.ts';
import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { inviteMember } from '@wbn/contract/business/invite-member.ts';
import { leaveBusiness } from '@wbn/contract/business/leave-business.ts';
import type { InvitedRole } from '@wbn/contract/business/member.ts';
import { removeMember } from '@wbn/contract/business/remove-member.ts';
import { revokeInvitation } from '@wbn/contract/business/revoke-invitation.ts';

/** What can be done about the people of a company; each rejects with an ApiError. */
export function memberActions(api: ApiClient, id: string, edition: string) {
  return {
    invite: (email: string, access: InvitedRole) =>
      api.call(inviteMember, { params: { id }, body: { email, access, edition } }),
    revoke: (invitationID: string) => api.call(revokeInvitation, { params: { id, invitationID } }),
    changeRole: (userID: string, access: BusinessRole) =>
      api.call(changeMemberRole, { params: { id, userID }, body: { access } }),
    remove: (userID: string) => api.call(removeMember, { params: { id, userID } }),
    handOver: (userID: string) => api.call(handOverOwnership, { params: { id }, body: { userID } }),
    leave: () => api.call(leaveBusiness, { params: { id } }),
  };
}

export type MemberActions = ReturnType<typeof memberActions>;
