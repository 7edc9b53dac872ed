import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Open to whoever has one of the mails: their address holds the token. */
export const stopMails = defineCall({
  name: 'stop-mails',
  room: 'social',
  summary:
    'Ends the mails that a token of theirs stands in: about a kept search, which stays, about notifications, or about messages',
  method: 'POST',
  path: 'mails/stop',
  body: z.object({ token: z.string().check(z.maxLength(100, 'must be 100 characters or fewer')) }),
  data: z.object({
    mails: z.enum(['search', 'digest', 'message']),
    /** The search's. */
    name: z.optional(z.string()),
  }),
  errors: ['ValidationError', 'NotFound'],
});
