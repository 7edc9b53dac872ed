import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { businessRoleSchema } from './business-role.ts';
import { businessMemberSchema } from './member.ts';

/**
 * Conflict: the last owner cannot become less (decision 7). Making an owner, or making another owner less, asks for a sign-in of the
 * last ten minutes.
 */
export const changeMemberRole = defineCall({
  name: 'change-member-role',
  room: 'business',
  access: 'user',
  summary: 'Changes what somebody may do for a company; for its owner',
  method: 'PUT',
  path: 'business/{id}/member/{userID}',
  params: z.object({ id: idSchema, userID: idSchema }),
  body: z.object({ access: businessRoleSchema }),
  data: businessMemberSchema,
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});
