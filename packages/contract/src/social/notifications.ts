import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { authorSchema } from './author.ts';
import { type NoticeOutcome, notices } from './notices.ts';
import { reportReasonSchema } from './reports.ts';
import { resourceTypeSchema } from './resource-type.ts';

/**
 * The subject of a notification, or where to read it. `text` is a name or the start of a post or comment; for a
 * `report-case` the start of the removed text. A `quotation` is the reader's own request for quotation, an `open-quotation` one of
 * somebody they do not know.
 */
const noticePlaceSchema = z.object({
  id: z.string(),
  type: z.union([
    resourceTypeSchema,
    z.enum(['connection', 'report-case', 'request', 'group', 'quotation', 'open-quotation']),
  ]),
  text: z.optional(z.string()),
  /** For a product: its company's name, which is part of the address. */
  companyName: z.optional(z.string()),
});

const outcomes: readonly NoticeOutcome[] = notices.flatMap((notice) =>
  'outcomes' in notice ? notice.outcomes : [],
);

/** A notification: one action, or several grouped likes or follows. */
const notificationSchema = z.object({
  notificationID: z.string(),
  kind: z.enum(notices.map(({ kind }) => kind)),
  /** The latest actors, three at most, latest first. */
  actors: z.array(authorSchema),
  /** Total number of actors. */
  actorCount: z.int(),
  resource: noticePlaceSchema,
  root: noticePlaceSchema,
  /** For decisions about a text, a company or a person: the reason. */
  reason: z.optional(reportReasonSchema),
  /** What was decided. */
  outcome: z.optional(z.enum(outcomes)),
  /** Words of the act: the old and the new price of an offer, or a buyer's reason. */
  note: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** Counted by the badge: newer than the last seen one, and not opened. */
  isUnread: z.boolean(),
  /** Whether it was opened. */
  isRead: z.boolean(),
});

export type Notification = z.output<typeof notificationSchema>;
export type NoticePlace = z.output<typeof noticePlaceSchema>;

/** Maximum counted unread notifications: 100 means 100 or more. */
export const mostUnread = 100;

const unreadSchema = z.int().check(z.minimum(0), z.maximum(mostUnread));
/** A position in the list of notifications. */
const positionSchema = z.string().check(z.regex(/^\d{1,18}$/, 'must be a position of this list'));

/**
 * The person's edition and time zone, so that mails link to that edition and arrive at a good time of day. Unknown
 * ones are omitted.
 */
export const visitFields = {
  /** Id of the edition. */
  edition: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
  /** IANA name, as in `Intl`: `America/Santiago`. */
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
  summary: 'Notifications of the person, newest first; likes of one resource and follows are grouped',
  method: 'GET',
  path: 'notification/list',
  query: z.object({
    /** `next` of the previous page. */
    after: z.optional(positionSchema),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    notifications: z.array(notificationSchema),
    /** Absent on the last page. */
    next: z.optional(positionSchema),
    /**
     * Position of the newest notification; marking as seen up to here covers all that is shown. Absent when there is
     * none.
     */
    newest: z.optional(positionSchema),
    unread: unreadSchema,
  }),
  errors: ['ValidationError'],
});

export const countUnreadNotifications = defineCall({
  name: 'count-unread-notifications',
  access: 'user',
  summary: 'Number of unseen notifications; 100 means 100 or more',
  method: 'GET',
  path: 'notification/unread',
  data: z.object({ unread: unreadSchema }),
  errors: [],
});

/** The mark never moves back, so a tab opened earlier cannot undo it. */
export const markNotificationsSeen = defineCall({
  name: 'mark-notifications-seen',
  access: 'user',
  summary: 'Marks all notifications up to a position as seen',
  method: 'POST',
  path: 'notification/seen',
  body: z.object({ until: positionSchema, ...visitFields }),
  data: z.object({ unread: unreadSchema }),
  errors: ['ValidationError'],
});

export const readNotification = defineCall({
  name: 'read-notification',
  access: 'user',
  summary: 'Marks a notification as read',
  method: 'POST',
  path: 'notification/{id}/read',
  params: z.object({ id: z.string() }),
  data: z.object({ notificationID: z.string() }),
  errors: ['NotFound'],
});
