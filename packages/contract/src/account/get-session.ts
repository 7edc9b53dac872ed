import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { tokens } from './tokens.ts';

export const handoffSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  verifier: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * `token` is the code that the auth host has put into the address of the hand-off screen: good once, for a minute, in the
 * browser that signed in (CALL-10). Which browser that was, the verifier tells whose hash went along to the login (`challenge`);
 * a login without one is told by the auth host's cookie, so the call is made with credentials.
 */
export const getSession = defineCall({
  name: 'get-session',
  room: 'account',
  host: 'accounts',
  summary: 'Exchanges the code of a hand-off for a session',
  method: 'POST',
  path: 'get-session',
  body: handoffSchema,
  data: z.object({ ...tokens, userID: z.string() }),
  errors: ['ValidationError', 'SessionError'],
});
