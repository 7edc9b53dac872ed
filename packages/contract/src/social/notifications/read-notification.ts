import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

export const readNotification = defineCall({
  name: 'read-notification',
  room: 'social',
  access: 'user',
  summary: 'Notes that a notification was opened',
  method: 'POST',
  path: 'notification/{id}/read',
  params: z.object({ id: z.string() }),
  data: z.object({ notificationID: z.string() }),
  errors: ['NotFound'],
});
