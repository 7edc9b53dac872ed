import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unreadSchema } from './notification.ts';

export const countUnreadNotifications = defineCall({
  name: 'count-unread-notifications',
  room: 'social',
  access: 'user',
  summary: 'How many notifications the person has not seen; 100 stands for 100 and more',
  method: 'GET',
  path: 'notification/unread',
  data: z.object({ unread: unreadSchema }),
  errors: [],
});
