import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Open to whoever has one of the mails: their address holds the token. */
export const stopSearchAlerts = defineCall({
  name: 'stop-search-alerts',
  room: 'search',
  summary: 'Ends the mails about a kept search; the search stays',
  method: 'POST',
  path: 'search/saved/stop',
  body: z.object({ token: z.string().check(z.maxLength(100, 'must be 100 characters or fewer')) }),
  data: z.object({ name: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});
