import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { businessHandOverSchema } from './member.ts';

/**
 * Asks somebody of the company; both are told by mail. Only when that person accepts, within 14 days, do they become an owner and
 * the one who hands over an admin. Conflict: the company is being handed over already.
 */
export const handOverOwnership = defineCall({
  name: 'hand-over-ownership',
  room: 'business',
  access: 'user',
  summary:
    'Offers the ownership of a company to somebody else of it; for its owner, with a sign-in of the last ten minutes',
  method: 'POST',
  path: 'business/{id}/hand-over',
  params: idParams,
  body: z.object({ userID: idSchema }),
  data: businessHandOverSchema,
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});
