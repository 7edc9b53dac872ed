import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/**
 * Ends the session of the refresh token in `x-refresh-token`, or of the access token when that is all the browser has
 * (CALL-09). The auth host's own cookie ends with it. Succeeds for tokens that are dead already.
 */
export const logOut = defineCall({
  name: 'log-out',
  room: 'account',
  host: 'accounts',
  summary: 'Ends a session: its tokens are refused from now on',
  method: 'POST',
  path: 'logout',
  data: z.object({}),
  errors: [],
});
