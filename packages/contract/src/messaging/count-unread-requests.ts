import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** The count stops here: more are shown as '99+'. */
export const mostUnreadCounted = 100;

/** For the badge in the header and the switcher of the message center. */
export const countUnreadRequests = defineCall({
  name: 'count-unread-requests',
  room: 'messaging',
  access: 'user',
  summary: "Threads with something unread: one's own, and of each company one works for",
  method: 'GET',
  path: 'business/requests/unread',
  data: z.object({
    total: z.int(),
    owners: z.array(z.object({ ownerID: z.string(), count: z.int() })),
  }),
  errors: [],
});
