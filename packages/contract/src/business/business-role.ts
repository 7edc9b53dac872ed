import * as z from 'zod/mini';

/** What a person may be to a company, the most powerful first (decision 7). */
export const businessRoles = ['owner', 'admin', 'member'] as const;

export const businessRoleSchema = z.enum(businessRoles);

export type BusinessRole = (typeof businessRoles)[number];
