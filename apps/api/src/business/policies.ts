import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { DownloadKind } from '@wbn/contract/business/request-download.ts';

/** What a person is to a company; undefined for everybody who is nothing to it. */
type Role = BusinessRole | undefined;

const isOwner = (role: Role) => role === 'owner';
const isOwnerOrAdmin = (role: Role) => role === 'owner' || role === 'admin';

/** Profile, pictures and what is sent for them (decision 7). */
export const mayEditProfile = isOwnerOrAdmin;
/** Whether buyers find the company; nothing is lost by it. */
export const mayPublish = isOwnerOrAdmin;
/** Delete it, and bring it back. */
export const mayDeleteBusiness = isOwner;
/** Products, drafts and what was deleted (decision 7). */
export const mayManageProducts = isOwnerOrAdmin;
/** Everybody who works for a company knows who else does. */
export const mayListMembers = (role: Role) => role !== undefined;
/** Invite, change roles, remove, hand over (decision 7). */
export const mayManageMembers = isOwner;
export const mayReadActivity = isOwner;
/** What is left of boosts and support hours, and what became of them. */
export const mayReadLedgers = isOwnerOrAdmin;
/** Boosts are paid for as the membership is. */
export const maySpendBoosts = isOwner;
/** Hand in what proves who the company is; it is part of the membership. */
export const mayManageVerification = isOwner;
export const mayReadVerification = isOwnerOrAdmin;
/** Everybody who works for a company may know what would lift it. */
export const mayReadQuality = (role: Role) => role !== undefined;

/** Post, comment, like and ask in a company's name (decision 7, PERM-07). */
export const mayActAs = (role: Role) => role !== undefined;
/** Take away what stands under a company's name or on its pages (decision 11). */
export const mayModerate = isOwnerOrAdmin;

/** In a company's name somebody is blocked by its admins and owner. */
export const mayBlockAs = isOwnerOrAdmin;

/** Nobody likes, follows or connects with a company that is theirs (PERM-06, FOL-03). */
export const isTheirs = isOwner;

/** Products are the admins' work; everything of a company, its people included, is the owner's. */
export function mayDownload(role: Role, kind: DownloadKind): boolean {
  return kind === 'products' ? isOwnerOrAdmin(role) : isOwner(role);
}

interface Membership {
  readonly user_id: string;
  readonly role: Role;
}

/** Whether nobody would own a company any more if somebody left or became less: the last owner cannot (decision 7). */
export function leavesNoOwner(members: readonly Membership[], userID: string): boolean {
  return !members.some(({ user_id, role }) => user_id !== userID && isOwner(role));
}

/** Letting somebody go is the owner's; going is everybody's own. */
export const mayLeave = (role: Role) => role !== undefined;

/** Invitations that a company may send in a day; more than companies hire, fewer than a sender of junk needs. */
export const invitationLimit = { most: 50, seconds: 86_400 } as const;

/** Companies that a person may create in a day. */
export const newBusinessLimit = { most: 20, seconds: 86_400 } as const;
