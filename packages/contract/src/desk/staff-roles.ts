import * as z from 'zod/mini';

/** Roles at the operator's desk, lowest rank first: nobody changes a role at or above their own. */
export const staffRoles = ['support', 'moderator', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const staffRoleSchema = z.enum(staffRoles);

/** Whether a role has at least the rank of another. */
export function isAtLeast(role: StaffRole, least: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(least);
}

/** Whether a role outranks another, so that its people may change it. */
export function outranks(role: StaffRole, other: StaffRole): boolean {
  return staffRoles.indexOf(role) > staffRoles.indexOf(other);
}
