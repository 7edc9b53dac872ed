import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { businessHandOverSchema } from './members.ts';

/**
 * Offers the ownership to a business member; both are informed by mail. The roles change only on acceptance, within
 * 14 days: the receiver becomes an owner, the previous owner an admin. Conflict: a hand-over is already open.
 */
export const handOverOwnership = defineCall({
  name: 'hand-over-ownership',
  access: 'user',
  summary:
    'Offers the ownership of a company to another business member; for its owner, signed in within the last ten minutes',
  method: 'POST',
  path: 'business/{id}/hand-over',
  params: idParams,
  body: z.object({ userID: idSchema }),
  data: businessHandOverSchema,
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound', 'Conflict'],
});

export const revokeHandOver = defineCall({
  name: 'revoke-hand-over',
  access: 'user',
  summary: 'Revokes a hand-over; for the owner of the company',
  method: 'DELETE',
  path: 'business/{id}/hand-over',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Also NotFound when the company is offered to somebody else, so that open hand-overs stay private. */
export const acceptHandOver = defineCall({
  name: 'accept-hand-over',
  access: 'user',
  summary: 'Accepts the ownership of a company offered to the signed-in person',
  method: 'POST',
  path: 'business/{id}/hand-over/accept',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Also NotFound when the company is offered to somebody else, so that open hand-overs stay private. */
export const declineHandOver = defineCall({
  name: 'decline-hand-over',
  access: 'user',
  summary: 'Declines the ownership of a company offered to the signed-in person',
  method: 'POST',
  path: 'business/{id}/hand-over/decline',
  params: idParams,
  data: z.object({ businessID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
