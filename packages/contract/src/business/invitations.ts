import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { businessCardSchema } from './business.ts';
import { businessProblems as problems } from './business-problems.ts';
import { businessInvitationSchema, invitedRoles } from './members.ts';
import { email } from './saved-fields.ts';

/**
 * The mail links to `/my-business?invitation={id}`; only an account with this address can accept. Inviting an address
 * again sends another mail and restarts the 14 days. Conflict: the person is already a business member, or, with
 * `fields.access`, the pending invitation has another role and `changeRole` is not set.
 */
export const inviteMember = defineCall({
  name: 'invite-member',
  access: 'user',
  summary: 'Invites somebody by e-mail to work for a company; for its owner',
  method: 'POST',
  path: 'business/{id}/member/invite',
  params: idParams,
  body: z.object({
    email: email.check(z.minLength(1, problems.required)),
    access: z.enum(invitedRoles),
    /** Allows changing the role of a pending invitation to this one. */
    changeRole: z.optional(z.boolean()),
    /** Edition that the mail links to, such as `chile`; absent = the operator's own. */
    edition: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: businessInvitationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const revokeInvitation = defineCall({
  name: 'revoke-invitation',
  access: 'user',
  summary: 'Revokes an invitation; for the owner of the company',
  method: 'DELETE',
  path: 'business/{id}/invitation/{invitationID}',
  params: z.object({ id: idSchema, invitationID: idSchema }),
  data: z.object({ invitationID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** An invitation as its receiver sees it. */
const ownInvitationSchema = z.object({
  invitationID: z.string(),
  access: z.enum(invitedRoles),
  invitedBy: z.optional(z.string()),
  expiresAt: z.string(),
  business: businessCardSchema,
});

export type OwnInvitation = z.output<typeof ownInvitationSchema>;

export const listOwnInvitations = defineCall({
  name: 'list-own-invitations',
  access: 'user',
  summary: "Pending invitations to the e-mail address of the person's account",
  method: 'GET',
  path: 'business/invitation',
  data: z.array(ownInvitationSchema),
  errors: [],
});

/** Also NotFound for an invitation to another address, so that callers cannot probe for invitations. */
export const acceptInvitation = defineCall({
  name: 'accept-invitation',
  access: 'user',
  summary: "Accepts an invitation to the e-mail address of the person's account",
  method: 'POST',
  path: 'business/invitation/{id}/accept',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});

/** Also NotFound for an invitation to another address, so that callers cannot probe for invitations. */
export const declineInvitation = defineCall({
  name: 'decline-invitation',
  access: 'user',
  summary: "Declines an invitation to the e-mail address of the person's account",
  method: 'POST',
  path: 'business/invitation/{id}/decline',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});
