import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessHandOverSchema, businessInvitationSchema, businessMemberSchema } from './member.ts';

/** Owners first, then by time. Invitations are told to owners only; `handOver` to owners and to whom the company is offered. */
export const listMembers = defineCall({
  name: 'list-members',
  room: 'business',
  access: 'user',
  summary: 'The people of a company, for its people',
  method: 'GET',
  path: 'business/{id}/member',
  params: idParams,
  data: z.array(businessMemberSchema),
  siblings: {
    invitations: z.array(businessInvitationSchema),
    handOver: z.optional(businessHandOverSchema),
  },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
