import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** NotFound also for a company that is offered to somebody else: that is nobody else's business. */
export const declineHandOver = defineCall({
  name: 'decline-hand-over',
  room: 'business',
  access: 'user',
  summary: 'Declines the ownership of a company that was offered to the person who is signed in',
  method: 'POST',
  path: 'business/{id}/hand-over/decline',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
