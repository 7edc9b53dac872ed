import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Maximum length of an announcement, in characters. */
export const announcementLength = 200;

/**
 * Seconds for which a site knows its list of announcements. It has their times, so pages that are rendered show what runs; pages in caches are
 * purged when every site knows the new list.
 */
export const announcementSeconds = 60;

export const announcementSchema = z.object({
  announcementID: z.string(),
  content: z.string(),
  /** An address on the internet, or a path of the site. */
  link: z.optional(z.string()),
});

export type Announcement = z.output<typeof announcementSchema>;

const plannedSchema = z.extend(announcementSchema, {
  /** Absent: all editions. */
  editions: z.optional(z.array(z.string())),
  language: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export type PlannedAnnouncement = z.output<typeof plannedSchema>;

export const listShownAnnouncements = defineCall({
  name: 'list-shown-announcements',
  summary: 'What sites announce now and within the next minutes, the newest first',
  method: 'GET',
  path: 'page/announcements',
  data: z.array(plannedSchema),
  errors: [],
});
