import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { photoSchema } from '../shared/values.ts';
import { businessRoleSchema } from './business-role.ts';

/** A business member as the others see them. */
const businessMemberSchema = z.object({
  userID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: z.optional(photoSchema),
  access: businessRoleSchema,
  since: z.string(),
});

/** Roles that an invitation can offer; ownership is only handed over. */
export const invitedRoles = ['admin', 'member'] as const;

/** A pending invitation as an owner of the company sees it. */
export const businessInvitationSchema = z.object({
  invitationID: z.string(),
  email: z.string(),
  access: z.enum(invitedRoles),
  invitedBy: z.optional(z.string()),
  invitedAt: z.string(),
  expiresAt: z.string(),
});

/** An unanswered offer to hand the company over to a business member. */
export const businessHandOverSchema = z.object({
  fromID: z.string(),
  toID: z.string(),
  expiresAt: z.string(),
});

export type BusinessHandOver = z.output<typeof businessHandOverSchema>;
export type BusinessMember = z.output<typeof businessMemberSchema>;
export type BusinessInvitation = z.output<typeof businessInvitationSchema>;
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * Owners first, then by time. Only owners receive the invitations; owners and the person the company is offered to
 * receive `handOver`.
 */
export const listMembers = defineCall({
  name: 'list-members',
  access: 'user',
  summary: 'Business members of a company; for its business members',
  method: 'GET',
  path: 'business/{id}/member',
  params: idParams,
  data: z.array(businessMemberSchema),
  siblings: {
    invitations: z.array(businessInvitationSchema),
    handOver: z.optional(businessHandOverSchema),
  },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * Conflict: the last owner cannot get a lower role (decision 7). Making somebody an owner, or demoting another owner,
 * requires a sign-in within the last ten minutes.
 */
export const changeMemberRole = defineCall({
  name: 'change-member-role',
  access: 'user',
  summary: 'Changes the role of a business member; for the owner',
  method: 'PUT',
  path: 'business/{id}/member/{userID}',
  params: z.object({ id: idSchema, userID: idSchema }),
  body: z.object({ access: businessRoleSchema }),
  data: businessMemberSchema,
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});

/**
 * The person loses access with the next call. Conflict: it is the last owner. Removing another owner requires a
 * sign-in within the last ten minutes.
 */
export const removeMember = defineCall({
  name: 'remove-member',
  access: 'user',
  summary: 'Removes a business member; for the owner',
  method: 'DELETE',
  path: 'business/{id}/member/{userID}',
  params: z.object({ id: idSchema, userID: idSchema }),
  data: z.object({ userID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});

/** Conflict: the last owner cannot leave before handing over the ownership (decision 7). */
export const leaveBusiness = defineCall({
  name: 'leave-business',
  access: 'user',
  summary: "Ends the signed-in person's own role in a company",
  method: 'POST',
  path: 'business/{id}/leave',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
