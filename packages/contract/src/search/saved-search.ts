import * as z from 'zod/mini';
import { alertIntervals } from './alert-intervals.ts';

export const searchNameSchema = z.string('must be a text').check(
  z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(100, 'must be 100 characters or fewer'),
);

export const alertsSchema = z.enum(alertIntervals);

/** A search that somebody keeps; `parameters` is the query of its address in the right form, `business=PR&countries=global&search=pump`. */
export const savedSearchSchema = z.object({
  savedSearchID: z.string(),
  name: z.string(),
  parameters: z.string(),
  alerts: alertsSchema,
  createdAt: z.string(),
});

export type SavedSearch = z.output<typeof savedSearchSchema>;
