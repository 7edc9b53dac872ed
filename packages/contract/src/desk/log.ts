import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { staffActGroups, staffActNames } from './staff-acts.ts';

/** Entries of a page, and of a part of the exported file. */
export const logPageSize = 50;
export const logPartSize = 5_000;

const daySchema = z.iso.date('must be a day, such as 2026-11-28');

/** A number of the log, as `after` gives it. */
const afterSchema = z.string().check(z.regex(/^\d{1,15}$/, 'must be an `after` of the reply before'));

const filterShape = {
  /** Who did it: the id of an account, or `command:<name>`. */
  staffID: z.optional(z.string().check(z.maxLength(200))),
  /** What it was done to: an id of any kind, also the number of a job. */
  targetID: z.optional(z.string().check(z.maxLength(200))),
  act: z.optional(z.enum(staffActNames)),
  group: z.optional(z.enum(staffActGroups)),
  caseID: z.optional(idSchema),
  /** First and last day, in UTC. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  after: z.optional(afterSchema),
};

/** A fact of an entry, before and after. */
const factSchema = z.object({
  name: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});

const entrySchema = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  staffID: z.string(),
  staffName: z.string(),
  /** A role of the desk, or `operator` for a person at the command line. */
  staffRole: z.string(),
  act: z.string(),
  targetType: z.string(),
  targetID: z.string(),
  caseID: z.optional(z.string()),
  reason: z.optional(z.string()),
  facts: z.array(factSchema),
  address: z.optional(z.string()),
  requestID: z.optional(z.string()),
});

export type LogEntry = z.output<typeof entrySchema>;

/** Without the right `see-whole-log` only the asker's own entries are found. */
export const listStaffActions = defineCall({
  name: 'list-staff-actions',
  access: 'staff',
  right: 'see-own-log',
  summary: 'What staff have done, newest first; who may not see the whole log finds their own acts',
  method: 'GET',
  path: 'desk/log',
  query: z.object(filterShape),
  data: z.array(entrySchema),
  siblings: {
    /** Where the list goes on; null at its end. */
    after: z.nullable(z.string()),
  },
  errors: ['ValidationError', 'Forbidden'],
});

/** Each part is recorded. */
export const exportStaffActions = defineCall({
  name: 'export-staff-actions',
  access: 'staff',
  right: 'export-log',
  summary: 'A part of the log as CSV, newest first; the parts one after another are the file',
  method: 'POST',
  path: 'desk/log/export',
  body: z.object({
    ...filterShape,
    reason: z.string().check(z.trim(), z.minLength(1, 'is required'), z.maxLength(500, 'is too long')),
  }),
  data: z.object({ csv: z.string(), after: z.nullable(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'SecondFactorTooOld'],
});
