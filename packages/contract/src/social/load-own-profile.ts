import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ownProfileSchema } from './own-profile.ts';

/**
 * Open to anyone (CALL-01): without a token the reply has no `data`, and the caller is a visitor. With one that is no
 * longer good it is a 401, so that the caller refreshes and asks again (ERR-03).
 */
export const loadOwnProfile = defineCall({
  name: 'load-own-profile',
  room: 'social',
  summary: 'The person who is signed in, as they see themselves; no data for a visitor',
  method: 'GET',
  path: 'user/profile',
  data: z.optional(ownProfileSchema),
  errors: ['TokenExpiredError', 'JsonWebTokenError', 'SessionError', 'NotFound'],
});
