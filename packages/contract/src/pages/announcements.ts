import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Maximum length of an announcement, in characters. */
export const announcementLength = 200;

export const announcementSchema = z.object({
  announcementID: z.string(),
  content: z.string(),
  /** An address on the internet, or a path of the site. */
  link: z.optional(z.string()),
});

export type Announcement = z.output<typeof announcementSchema>;

export const listShownAnnouncements = defineCall({
  name: 'list-shown-announcements',
  summary: "What an edition's pages in a language announce now, the newest first",
  method: 'GET',
  path: 'page/announcements',
  query: z.object({
    edition: z.string().check(z.maxLength(40)),
    language: z.string().check(z.maxLength(10)),
  }),
  data: z.array(announcementSchema),
  errors: ['ValidationError'],
});
