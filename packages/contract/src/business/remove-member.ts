import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** From the next call on the person has no access. Conflict: it is the last owner. Removing another owner asks for a sign-in of the last ten minutes. */
export const removeMember = defineCall({
  name: 'remove-member',
  room: 'business',
  access: 'user',
  summary: 'Ends the work of somebody for a company; for its owner',
  method: 'DELETE',
  path: 'business/{id}/member/{userID}',
  params: z.object({ id: idSchema, userID: idSchema }),
  data: z.object({ userID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});
