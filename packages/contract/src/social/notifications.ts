import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { authorSchema } from './author.ts';
import { noticeOutcomes, notificationKindSchema } from './notification-kinds.ts';
import { reportReasonSchema } from './reports.ts';
import { resourceTypeSchema } from './resource-type.ts';

/**
 * What a notification is about, or where it is read. `text` is a name, or how a post or comment begins; of a `report-case` how what was
 * removed began.
 */
const noticePlaceSchema = z.object({
  id: z.string(),
  type: z.union([resourceTypeSchema, z.enum(['connection', 'report-case', 'request'])]),
  text: z.optional(z.string()),
  /** Of a product: its company's name, which is part of the address. */
  companyName: z.optional(z.string()),
});

/** One entry of the center: one thing that somebody did, or of likes and follows several together. */
const notificationSchema = z.object({
  notificationID: z.string(),
  kind: notificationKindSchema,
  /** The latest of them, three at most; the latest first. */
  actors: z.array(authorSchema),
  /** How many there are in all. */
  actorCount: z.int(),
  resource: noticePlaceSchema,
  root: noticePlaceSchema,
  /** Of `text-removed` and `removal-reviewed`: why it was removed. */
  reason: z.optional(reportReasonSchema),
  /** Of `verification-changed` and `removal-reviewed`: what was decided. */
  outcome: z.optional(z.enum(noticeOutcomes)),
  createdAt: z.iso.datetime(),
  /** Counted by the badge: newer than what was seen last, and not opened. */
  isUnread: z.boolean(),
  /** Whether it was opened. */
  isRead: z.boolean(),
});

export type Notification = z.output<typeof notificationSchema>;
export type NoticePlace = z.output<typeof noticePlaceSchema>;

/** How many unread ones are counted at most: 100 stands for 100 and more. */
export const mostUnread = 100;

const unreadSchema = z.int().check(z.minimum(0), z.maximum(mostUnread));
/** A place in the order of notifications. */
const positionSchema = z.string().check(z.regex(/^\d{1,18}$/, 'must be a position of this list'));

/** Where somebody reads, so that mails lead there, at a good time of their day. What is not known is left out. */
export const visitFields = {
  /** Id of the edition. */
  edition: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
  /** As `Intl` names it: `America/Santiago`. */
  timeZone: z.optional(
    z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/Santiago')),
  ),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.length <= 60;
  } catch {
    return false;
  }
}

export const listNotifications = defineCall({
  name: 'list-notifications',
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

export const countUnreadNotifications = defineCall({
  name: 'count-unread-notifications',
  access: 'user',
  summary: 'How many notifications the person has not seen; 100 stands for 100 and more',
  method: 'GET',
  path: 'notification/unread',
  data: z.object({ unread: unreadSchema }),
  errors: [],
});

/** Never goes back: a tab that was opened earlier marks less than was seen already. */
export const markNotificationsSeen = defineCall({
  name: 'mark-notifications-seen',
  access: 'user',
  summary: 'Notes that everything up to a position was seen',
  method: 'POST',
  path: 'notification/seen',
  body: z.object({ until: positionSchema, ...visitFields }),
  data: z.object({ unread: unreadSchema }),
  errors: ['ValidationError'],
});

export const readNotification = defineCall({
  name: 'read-notification',
  access: 'user',
  summary: 'Notes that a notification was opened',
  method: 'POST',
  path: 'notification/{id}/read',
  params: z.object({ id: z.string() }),
  data: z.object({ notificationID: z.string() }),
  errors: ['NotFound'],
});
