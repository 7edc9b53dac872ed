import * as z from 'zod/mini';

/** Most searches that a person keeps. */
export const savedSearchLimit = 50;

/** How often somebody is told by mail what is new in a search. */
export const alertIntervals = ['none', 'daily', 'weekly'] as const;

export type AlertInterval = (typeof alertIntervals)[number];

export const searchNameSchema = z.string('must be a text').check(
  z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(100, 'must be 100 characters or fewer'),
);

/** A search that somebody keeps; `parameters` is the query of its address in the right form, `business=PR&countries=global&search=pump`. */
export const savedSearchSchema = z.object({
  savedSearchID: z.string(),
  name: z.string(),
  parameters: z.string(),
  alerts: z.enum(alertIntervals),
  createdAt: z.string(),
});

export type SavedSearch = z.output<typeof savedSearchSchema>;
