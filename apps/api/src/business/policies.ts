import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { DownloadKind } from '@wbn/contract/business/request-download.ts';

/** Role of a person in a business; undefined for people without one. */
type Role = BusinessRole | undefined;

const isOwner = (role: Role) => role === 'owner';
const isOwnerOrAdmin = (role: Role) => role === 'owner' || role === 'admin';

/** Profile, pictures and uploads for them (decision 7). */
export const mayEditProfile = isOwnerOrAdmin;
/** Publish and unpublish the company. */
export const mayPublish = isOwnerOrAdmin;
/** Delete and restore the company. */
export const mayDeleteBusiness = isOwner;
/** Products, including drafts and deleted ones (decision 7). */
export const mayManageProducts = isOwnerOrAdmin;
/** Every business member sees the list of members. */
export const mayListMembers = (role: Role) => role !== undefined;
/** Invite, change roles, remove, hand over (decision 7). */
export const mayManageMembers = isOwner;
export const mayReadActivity = isOwner;
/** Balances and ledgers of boosts and support hours. */
export const mayReadLedgers = isOwnerOrAdmin;
/** Boosts are paid for with the membership, which is the owner's. */
export const maySpendBoosts = isOwner;
/** Submit verification cases; they are part of the membership. */
export const mayManageVerification = isOwner;
export const mayReadVerification = isOwnerOrAdmin;
/** Views, searches and what boosts brought, as a page, a file and a weekly mail. */
export const mayReadFigures = isOwnerOrAdmin;
/** Every business member sees the company's quality. */
export const mayReadQuality = (role: Role) => role !== undefined;

/** Post, comment, like and ask in the company's name (decision 7, PERM-07). */
export const mayActAs = (role: Role) => role !== undefined;
/** Remove posts and comments in the company's name or on its pages (decision 11). */
export const mayModerate = isOwnerOrAdmin;

/** Block in the company's name. */
export const mayBlockAs = isOwnerOrAdmin;

/** Owners cannot like, follow or connect with their own company (PERM-06, FOL-03). */
export const ownsBusiness = isOwner;

/** Admins may load products and figures; the whole company with its members is for owners. */
export function mayDownload(role: Role, kind: DownloadKind): boolean {
  return kind === 'company' ? isOwner(role) : isOwnerOrAdmin(role);
}

interface Membership {
  readonly user_id: string;
  readonly role: Role;
}

/** Whether no owner would be left if this person left or got a lower role (decision 7). */
export function leavesNoOwner(members: readonly Membership[], userID: string): boolean {
  return !members.some(({ user_id, role }) => user_id !== userID && isOwner(role));
}

/** Every business member may leave; removing others is for owners. */
export const mayLeave = (role: Role) => role !== undefined;

/** Invitations per company and day: more than companies hire, fewer than a spammer needs. */
export const invitationLimit = { most: 50, seconds: 86_400 } as const;

/** Companies that a person may create per day. */
export const newBusinessLimit = { most: 20, seconds: 86_400 } as const;
