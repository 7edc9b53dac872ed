import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** CALL-08. */
export const checkToken = defineCall({
  name: 'check-token',
  room: 'account',
  host: 'accounts',
  access: 'user',
  summary: 'Whose access token this is, and until when it is good',
  method: 'GET',
  path: 'check-token',
  data: z.object({
    userID: z.string(),
    /** Epoch seconds. */
    tokenExpire: z.int(),
  }),
  errors: ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError'],
});
