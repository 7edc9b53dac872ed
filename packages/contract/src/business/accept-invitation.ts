import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** NotFound also for an invitation to another address: whether there is one is nobody else's business. */
export const acceptInvitation = defineCall({
  name: 'accept-invitation',
  room: 'business',
  access: 'user',
  summary: 'Accepts an invitation to the e-mail address of the own account',
  method: 'POST',
  path: 'business/invitation/{id}/accept',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});
