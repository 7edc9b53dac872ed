import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { positionSchema, unreadSchema } from './notification.ts';
import { visitFields } from './visit-fields.ts';

/** Never goes back: a tab that was opened earlier marks less than was seen already. */
export const markNotificationsSeen = defineCall({
  name: 'mark-notifications-seen',
  room: 'social',
  access: 'user',
  summary: 'Notes that everything up to a position was seen',
  method: 'POST',
  path: 'notification/seen',
  body: z.object({ until: positionSchema, ...visitFields }),
  data: z.object({ unread: unreadSchema }),
  errors: ['ValidationError'],
});
