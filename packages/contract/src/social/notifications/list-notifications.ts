import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { notificationSchema, positionSchema, unreadSchema } from './notification.ts';

export const listNotifications = defineCall({
  name: 'list-notifications',
  room: 'social',
  access: 'user',
  summary: 'What the person is told, the newest first; likes of one thing and follows are told together',
  method: 'GET',
  path: 'notification/list',
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(positionSchema),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    notifications: z.array(notificationSchema),
    /** Absent on the last page. */
    next: z.optional(positionSchema),
    /** Of the newest; what is marked as seen up to here was shown. Absent when there is none. */
    newest: z.optional(positionSchema),
    unread: unreadSchema,
  }),
  errors: ['ValidationError'],
});
