import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { tokens } from './tokens.ts';

export const handoffSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * `token` is the code that the auth host has put into the address of the hand-off screen: good once, for a minute, in the
 * browser that signed in. Called with credentials, because the auth host's cookie tells which browser that was (CALL-10).
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
