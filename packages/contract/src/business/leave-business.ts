import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** Conflict: the last owner cannot leave (decision 7); ownership is handed over first. */
export const leaveBusiness = defineCall({
  name: 'leave-business',
  room: 'business',
  access: 'user',
  summary: 'Leaves a company that the person who is signed in works for',
  method: 'POST',
  path: 'business/{id}/leave',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
