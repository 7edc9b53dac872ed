import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

export const revokeInvitation = defineCall({
  name: 'revoke-invitation',
  room: 'business',
  access: 'user',
  summary: 'Takes an invitation back; for the owner of the company',
  method: 'DELETE',
  path: 'business/{id}/invitation/{invitationID}',
  params: z.object({ id: idSchema, invitationID: idSchema }),
  data: z.object({ invitationID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
