import type { BusinessHandOver, BusinessInvitation, BusinessMember } from '@wbn/contract/business/members.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { HandOverRow } from './hand-over.sql.ts';
import type { InvitationRow } from './invitations.sql.ts';
import type { MemberRow } from './members.sql.ts';

/** Somebody who works for a company, as the others see them. */
export function presentMember(row: MemberRow): BusinessMember {
  return {
    userID: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePhoto: row.profile_photo ?? undefined,
    access: row.role,
    since: toIsoTime(row.created_at),
  };
}

/** An invitation without an answer, as the company's owner sees it; one that is over is told by `expiresAt`. */
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

/** A name as it is recorded and read: first and last. */
export function fullName(person: { readonly first_name: string; readonly last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
