import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** Nobody finds it from then on. It can be brought back until `goneAt`, 30 days, then it is gone with everything of it. */
export const deleteBusiness = defineCall({
  name: 'delete-business',
  room: 'business',
  access: 'user',
  summary: 'Deletes a company; for its owner, with a sign-in of the last ten minutes',
  method: 'DELETE',
  path: 'business/profile/{id}',
  params: idParams,
  data: z.object({ businessID: z.string(), goneAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound'],
});
