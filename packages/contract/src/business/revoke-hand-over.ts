import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

export const revokeHandOver = defineCall({
  name: 'revoke-hand-over',
  room: 'business',
  access: 'user',
  summary: 'Takes back the offer of a company; for its owner',
  method: 'DELETE',
  path: 'business/{id}/hand-over',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
