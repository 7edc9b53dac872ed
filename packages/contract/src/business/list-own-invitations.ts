import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { businessCardSchema } from './business.ts';
import { invitedRoles } from './member.ts';

/** An invitation as the person who got it sees it. */
export const ownInvitationSchema = z.object({
  invitationID: z.string(),
  access: z.enum(invitedRoles),
  invitedBy: z.optional(z.string()),
  expiresAt: z.string(),
  business: businessCardSchema,
});

export type OwnInvitation = z.output<typeof ownInvitationSchema>;

export const listOwnInvitations = defineCall({
  name: 'list-own-invitations',
  room: 'business',
  access: 'user',
  summary: "Invitations to the e-mail address of the person's account that wait for an answer",
  method: 'GET',
  path: 'business/invitation',
  data: z.array(ownInvitationSchema),
  errors: [],
});
