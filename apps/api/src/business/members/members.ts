import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import {
  type BusinessHandOver,
  type BusinessInvitation,
  type BusinessMember,
  changeMemberRole,
  leaveBusiness,
  listMembers,
  removeMember,
} from '@wbn/contract/business/members.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { leavesNoOwner, mayLeave, mayListMembers, mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRecentSignIn, requireRole, requireRoleForWrite } from '../require-role.ts';
import { findHandOver, type HandOverRow } from './hand-over.sql.ts';
import type { InvitationRow } from './invitations.sql.ts';
import { addMemberMail } from './mail-member.ts';
import {
  deleteMember,
  deleteOwnMembership,
  lockMembers,
  type MemberRow,
  selectMembers,
  selectWaitingInvitations,
  updateMemberRole,
} from './members.sql.ts';

/** A business member as the others see them. */
function presentMember(row: MemberRow): BusinessMember {
  return {
    userID: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePhoto: row.profile_photo ?? undefined,
    access: row.role,
    since: toIsoTime(row.created_at),
  };
}

/** A pending invitation as an owner sees it; `expiresAt` tells whether it has expired. */
export function presentInvitation(row: InvitationRow): BusinessInvitation {
  return {
    invitationID: row.id,
    email: row.email,
    access: row.role,
    invitedBy: row.invited_by ?? undefined,
    invitedAt: toIsoTime(row.created_at),
    expiresAt: toIsoTime(row.expires_at),
  };
}

export function presentHandOver(row: HandOverRow): BusinessHandOver {
  return { fromID: row.from_id, toID: row.to_id, expiresAt: toIsoTime(row.expires_at) };
}

/** First and last name, as recorded and shown. */
export function fullName(person: { readonly first_name: string; readonly last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}

interface Change {
  readonly businessID: string;
  /** The person who makes the change. */
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
  /** Also allows deleted companies that can still be restored. */
  readonly allowDeleted?: boolean;
}

/** Locks and returns the business members for a change, after checking that the person may make it. */
export async function lockMembersForChange(
  transaction: Kysely<Database>,
  change: Change,
): Promise<readonly MemberRow[]> {
  await lockMembers.all(transaction, change);
  await requireRoleForWrite(transaction, change);
  return selectMembers.all(transaction, change);
}

/** Throws NotFound when the person is not a business member. */
export function findMember(members: readonly MemberRow[], userID: string): MemberRow {
  const member = members.find(({ user_id }) => user_id === userID);
  if (!member) throw notFound(`Nobody with the id ${userID} belongs to this company.`);
  return member;
}

/** Throws Conflict when the company would have no owner left. */
function requireRemainingOwner(members: readonly MemberRow[], without: string): void {
  if (!leavesNoOwner(members, without)) return;
  throw new CallError(
    'Conflict',
    'This is the last owner of the company, and every company has one. Hand the ownership over first.',
  );
}

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

export const changeMemberRoleHandler = defineHandler(
  changeMemberRole,
  async ({ params, body: { access }, user, services: { db } }) => {
    const { userID } = user;
    const member = await db.transaction().execute(async (transaction) => {
      const businessID = params.id;
      const members = await lockMembersForChange(transaction, { businessID, userID, may: mayManageMembers });
      const found = findMember(members, params.userID);
      if (found.role === access) return found;
      const isSelf = found.user_id === userID;
      if (access === 'owner' || (found.role === 'owner' && !isSelf))
        await requireRecentSignIn(transaction, user);
      if (access !== 'owner') requireRemainingOwner(members, found.user_id);
      await updateMemberRole.run(transaction, { businessID, userID: found.user_id, role: access });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-role-changed',
        details: { person: fullName(found), access, accessBefore: found.role },
      });
      if (!isSelf)
        await addMemberMail(transaction, {
          businessID,
          kind: 'roleChanged',
          toID: found.user_id,
          personID: userID,
          role: access,
        });
      return { ...found, role: access };
    });
    return { data: presentMember(member) };
  },
);

export const removeMemberHandler = defineHandler(removeMember, async ({ params, user, services: { db } }) => {
  const { userID } = user;
  await db.transaction().execute(async (transaction) => {
    const businessID = params.id;
    const members = await lockMembersForChange(transaction, { businessID, userID, may: mayManageMembers });
    const found = findMember(members, params.userID);
    const isSelf = found.user_id === userID;
    if (found.role === 'owner' && !isSelf) await requireRecentSignIn(transaction, user);
    requireRemainingOwner(members, found.user_id);
    await deleteMember.run(transaction, { businessID, userID: found.user_id });
    await recordActivity(transaction, {
      businessID,
      userID,
      action: 'member-removed',
      details: { person: fullName(found), access: found.role },
    });
    if (!isSelf)
      await addMemberMail(transaction, {
        businessID,
        kind: 'removed',
        toID: found.user_id,
        personID: userID,
      });
  });
  return { data: { userID: params.userID } };
});

export const leaveBusinessHandler = defineHandler(
  leaveBusiness,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const members = await lockMembersForChange(transaction, {
        businessID,
        userID,
        may: mayLeave,
        allowDeleted: true,
      });
      requireRemainingOwner(members, userID);
      await deleteOwnMembership.run(transaction, { businessID, userID });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-left',
        details: { access: findMember(members, userID).role },
      });
    });
    return { data: { businessID } };
  },
);
