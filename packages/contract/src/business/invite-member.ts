import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessProblems as problems } from './business-problems.ts';
import { businessInvitationSchema, invitedRoles } from './member.ts';
import { email } from './saved-fields.ts';

/**
 * The mail leads to `/my-business?invitation={id}`; only an account with this address can accept. Inviting an address again sends
 * another mail and begins the 14 days anew. Conflict: that person belongs to the company already, or, with `fields.access`, the
 * invitation that waits has another role and `changeRole` is not said.
 */
export const inviteMember = defineCall({
  name: 'invite-member',
  room: 'business',
  access: 'user',
  summary: 'Invites somebody by e-mail to work for a company; for its owner',
  method: 'POST',
  path: 'business/{id}/member/invite',
  params: idParams,
  body: z.object({
    email: email.check(z.minLength(1, problems.required)),
    access: z.enum(invitedRoles),
    /** An invitation that waits for an answer may get this role in place of its own. */
    changeRole: z.optional(z.boolean()),
    /** Edition that the mail leads to, such as `chile`; absent = the operator's own. */
    edition: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: businessInvitationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
