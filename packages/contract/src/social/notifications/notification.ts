import * as z from 'zod/mini';
import { authorSchema } from '../author.ts';
import { resourceTypeSchema } from '../resource-type.ts';
import { reportReasonSchema } from '../safety/report.ts';
import { notificationKindSchema } from './notification-kinds.ts';

/**
 * What a notification is about, or where it is read. `text` is a name, or how a post or comment begins; of a `report-case` how what was
 * removed began.
 */
export const noticePlaceSchema = z.object({
  id: z.string(),
  type: z.union([resourceTypeSchema, z.enum(['connection', 'report-case', 'request'])]),
  text: z.optional(z.string()),
  /** Of a product: its company's name, which is part of the address. */
  companyName: z.optional(z.string()),
});

/** One entry of the center: one thing that somebody did, or of likes and follows several together. */
export const notificationSchema = z.object({
  notificationID: z.string(),
  kind: notificationKindSchema,
  /** The latest of them, three at most; the latest first. */
  actors: z.array(authorSchema),
  /** How many there are in all. */
  actorCount: z.int(),
  resource: noticePlaceSchema,
  root: noticePlaceSchema,
  /** Of `text-removed`: why. */
  reason: z.optional(reportReasonSchema),
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

export const unreadSchema = z.int().check(z.minimum(0), z.maximum(mostUnread));
/** A place in the order of notifications. */
export const positionSchema = z.string().check(z.regex(/^\d{1,18}$/, 'must be a position of this list'));
