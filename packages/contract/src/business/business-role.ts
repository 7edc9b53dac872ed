import * as z from 'zod/mini';

/** Roles of a business member, from most to least powerful (decision 7). */
export const businessRoles = ['owner', 'admin', 'member'] as const;

export const businessRoleSchema = z.enum(businessRoles);

export type BusinessRole = (typeof businessRoles)[number];
