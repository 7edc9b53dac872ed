import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';

/** One line of the ledger; `minutes` is what it adds to the year, or takes. */
const supportEntrySchema = z.object({
  position: z.int(),
  kind: z.enum(['granted', 'booked', 'corrected', 'lapsed']),
  minutes: z.int(),
  /** The plan that granted it. */
  level: z.optional(z.enum(paidLevels)),
  /** What was done, or why it was corrected. */
  note: z.optional(z.string()),
  /** Who did it. */
  byName: z.optional(z.string()),
  /** Day of the work, else of the entry, as `2026-11-23`. */
  day: z.string(),
});

/** In minutes. `yearFrom` and `yearUntil` (the first day after it) are absent for a company on no paid plan. */
const supportHoursSchema = z.object({
  level: membershipSchema,
  yearFrom: z.optional(z.string()),
  yearUntil: z.optional(z.string()),
  granted: z.int(),
  left: z.int(),
  /** The newest first. */
  entries: z.array(supportEntrySchema),
});

export type SupportEntry = z.output<typeof supportEntrySchema>;
export type SupportHours = z.output<typeof supportHoursSchema>;

export const loadSupportHours = defineCall({
  name: 'load-support-hours',
  access: 'user',
  summary:
    'What is left of the support of the year of membership, and what was done; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/support-hours',
  params: idParams,
  data: supportHoursSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
