import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { businessMemberSchema } from './member.ts';

/** The other becomes an owner and the person who hands over an admin, at once. */
export const handOverOwnership = defineCall({
  name: 'hand-over-ownership',
  room: 'business',
  access: 'user',
  summary: 'Makes somebody else of the company its owner in place of the person who is signed in',
  method: 'POST',
  path: 'business/{id}/hand-over',
  params: idParams,
  body: z.object({ userID: idSchema }),
  data: z.array(businessMemberSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
