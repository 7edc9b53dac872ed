import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { DownloadKind } from '@wbn/contract/business/request-download.ts';

/** What a person is to a company; undefined for everybody who is nothing to it. */
type Role = BusinessRole | undefined;

const isOwner = (role: Role) => role === 'owner';
const isOwnerOrAdmin = (role: Role) => role === 'owner' || role === 'admin';

/** Profile, pictures and what is sent for them (decision 7). */
export const mayEditProfile = isOwnerOrAdmin;
/** Products, drafts and what was deleted (decision 7). */
export const mayManageProducts = isOwnerOrAdmin;
/** Everybody who works for a company knows who else does. */
export const mayListMembers = (role: Role) => role !== undefined;
/** Invite, change roles, remove, hand over (decision 7). */
export const mayManageMembers = isOwner;
export const mayReadActivity = isOwner;

/** Products are the admins' work; everything of a company, its people included, is the owner's. */
export function mayDownload(role: Role, kind: DownloadKind): boolean {
  return kind === 'products' ? isOwnerOrAdmin(role) : isOwner(role);
}
