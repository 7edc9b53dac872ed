import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** NotFound also for an invitation to another address: whether there is one is nobody else's business. */
export const declineInvitation = defineCall({
  name: 'decline-invitation',
  room: 'business',
  access: 'user',
  summary: 'Declines an invitation to the e-mail address of the own account',
  method: 'POST',
  path: 'business/invitation/{id}/decline',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});
