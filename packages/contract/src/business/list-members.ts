import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessInvitationSchema, businessMemberSchema } from './member.ts';

/** Owners first, then by time. Invitations are told to owners only; others get none. */
export const listMembers = defineCall({
  name: 'list-members',
  room: 'business',
  access: 'user',
  summary: 'The people of a company, for its people',
  method: 'GET',
  path: 'business/{id}/member',
  params: idParams,
  data: z.array(businessMemberSchema),
  siblings: { invitations: z.array(businessInvitationSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
