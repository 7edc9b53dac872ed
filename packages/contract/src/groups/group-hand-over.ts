import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { authorSchema } from '../social/author.ts';

/** Days after which a hand-over that nobody answers ends. */
export const groupHandOverDays = 14;

/** A hand-over that waits for an answer, for the owners and whoever is asked. */
export const groupHandOverSchema = z.object({
  from: authorSchema,
  to: authorSchema,
  /** The viewer is asked. */
  isForViewer: z.boolean(),
  /** ISO 8601; 14 days after the question. */
  expiresAt: z.string(),
});

export type GroupHandOver = z.output<typeof groupHandOverSchema>;

const groupData = z.object({ groupID: z.string() });

/**
 * Nothing changes until the member accepts; both are told when it ends. Conflict: another hand-over waits.
 * ValidationError: the owner themselves. NotFound: not a member.
 */
export const handOverGroup = defineCall({
  name: 'hand-over-group',
  access: 'user',
  summary: 'Asks another member to become the owner in the own place; for owners',
  method: 'POST',
  path: 'group/{id}/hand-over',
  params: idParams,
  body: z.object({ userID: idSchema }),
  data: groupHandOverSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** The person becomes an owner, the owner who asked a moderator. NotFound: nobody asks the person. */
export const acceptGroupHandOver = defineCall({
  name: 'accept-group-hand-over',
  access: 'user',
  summary: 'Takes a group over that is offered to the person',
  method: 'POST',
  path: 'group/{id}/hand-over/accept',
  params: idParams,
  data: groupData,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** NotFound: nobody asks the person. */
export const declineGroupHandOver = defineCall({
  name: 'decline-group-hand-over',
  access: 'user',
  summary: 'Declines a group that is offered to the person',
  method: 'POST',
  path: 'group/{id}/hand-over/decline',
  params: idParams,
  data: groupData,
  errors: ['ValidationError', 'NotFound'],
});

/** No hand-over is no error. */
export const revokeGroupHandOver = defineCall({
  name: 'revoke-group-hand-over',
  access: 'user',
  summary: 'Takes the hand-over of a group back; for owners',
  method: 'DELETE',
  path: 'group/{id}/hand-over',
  params: idParams,
  data: groupData,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
