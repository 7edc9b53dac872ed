import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { announcementLength, announcementSchema } from '../pages/announcements.ts';
import { idParams } from '../shared/id.ts';
import { textLanguages } from '../shared/language.ts';
import { editionSchema } from './network.ts';

/** An address on the internet, or a path of the site itself. */
const linkSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'is too long'),
    z.regex(/^(?:https:\/\/[^\s/]+(?:\/\S*)?|\/(?!\/)\S*)$/, 'must begin with https:// or with /'),
  );

const writtenSchema = z.object({
  /** Absent: all editions. */
  editions: z.optional(z.array(editionSchema).check(z.minLength(1, 'names no edition'))),
  language: z.enum(textLanguages),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(announcementLength, 'is too long'),
      z.regex(/^[^\n]*$/, 'must be one line'),
    ),
  link: z.optional(linkSchema),
  /** Absent: now. */
  startsAt: z.optional(z.iso.datetime('must be a time in ISO 8601')),
  endsAt: z.iso.datetime('must be a time in ISO 8601'),
});

export type WrittenAnnouncement = z.input<typeof writtenSchema>;

const listedSchema = z.extend(announcementSchema, {
  /** Absent: all editions. */
  editions: z.optional(z.array(z.string())),
  language: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(['planned', 'shown', 'over']),
  by: z.string(),
});

export type ListedAnnouncement = z.output<typeof listedSchema>;

export const listAnnouncements = defineCall({
  name: 'list-announcements',
  access: 'staff',
  right: 'see-network',
  summary: 'Announcements of a year, those that end last first',
  method: 'GET',
  path: 'desk/announcements',
  data: z.array(listedSchema),
  errors: ['Forbidden'],
});

export const writeAnnouncement = defineCall({
  name: 'write-announcement',
  access: 'staff',
  right: 'write-announcements',
  summary: 'Writes an announcement; sites show it from its start to its end, at most three minutes late',
  method: 'POST',
  path: 'desk/announcements',
  body: writtenSchema,
  data: listedSchema,
  idempotent: true,
  errors: ['ValidationError', 'Forbidden'],
});

/** Conflict when it is over already. */
export const endAnnouncement = defineCall({
  name: 'end-announcement',
  access: 'staff',
  right: 'write-announcements',
  summary: 'Ends an announcement now; it is gone from all pages within three minutes',
  method: 'DELETE',
  path: 'desk/announcements/{id}',
  params: idParams,
  data: listedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
