import * as z from 'zod/mini';
import { photoSchema } from '../shared/values.ts';
import { businessRoleSchema } from './business-role.ts';

/** Somebody who works for a company, as the others see them. */
export const businessMemberSchema = z.object({
  userID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: z.optional(photoSchema),
  access: businessRoleSchema,
  since: z.string(),
});

/** What may be offered by mail; ownership is only handed over. */
export const invitedRoles = ['admin', 'member'] as const;

/** An invitation that waits for an answer, as the company's owner sees it. */
export const businessInvitationSchema = z.object({
  invitationID: z.string(),
  email: z.string(),
  access: z.enum(invitedRoles),
  invitedBy: z.optional(z.string()),
  invitedAt: z.string(),
  expiresAt: z.string(),
});

/** A company that is offered to somebody of it, who has not answered. */
export const businessHandOverSchema = z.object({
  fromID: z.string(),
  toID: z.string(),
  expiresAt: z.string(),
});

export type BusinessHandOver = z.output<typeof businessHandOverSchema>;
export type BusinessMember = z.output<typeof businessMemberSchema>;
export type BusinessInvitation = z.output<typeof businessInvitationSchema>;
export type InvitedRole = (typeof invitedRoles)[number];
