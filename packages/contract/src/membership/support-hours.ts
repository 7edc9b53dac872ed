import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';

/** A ledger entry; `minutes` is added to the year's balance, negative for use. */
const supportEntrySchema = z.object({
  position: z.int(),
  kind: z.enum(['granted', 'booked', 'corrected', 'lapsed']),
  minutes: z.int(),
  /** The plan that granted the minutes. */
  level: z.optional(z.enum(paidLevels)),
  /** What was done, or why the balance was corrected. */
  note: z.optional(z.string()),
  /** Name of the operator. */
  byName: z.optional(z.string()),
  /** Day of the work, or of the entry, as `2026-11-23`. */
  day: z.string(),
});

/** In minutes. `yearFrom` and `yearUntil` (exclusive) are absent for a company without a paid plan. */
const supportHoursSchema = z.object({
  level: membershipSchema,
  yearFrom: z.optional(z.string()),
  yearUntil: z.optional(z.string()),
  granted: z.int(),
  left: z.int(),
  /** Newest first. */
  entries: z.array(supportEntrySchema),
});

export type SupportEntry = z.output<typeof supportEntrySchema>;
export type SupportHours = z.output<typeof supportHoursSchema>;

export const loadSupportHours = defineCall({
  name: 'load-support-hours',
  access: 'user',
  summary: 'Remaining support hours of the membership year and the ledger; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/support-hours',
  params: idParams,
  data: supportHoursSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
