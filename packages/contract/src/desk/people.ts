import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { heldSchema, measureSchema, objectionSchema, reportSchema } from './account-parts.ts';
import { staffReasonSchema } from './staff-reason.ts';

/** Rows of a page of people or companies at the desk. */
export const accountPageSize = 50;

export const personStates = ['confirmed', 'unconfirmed', 'measured', 'without-account'] as const;

const rowSchema = z.object({
  userID: z.string(),
  name: z.string(),
  country: z.optional(z.string()),
  companyName: z.optional(z.string()),
  registeredAt: z.iso.datetime(),
  /** Absent for people without an account: samples and imports. */
  isConfirmed: z.optional(z.boolean()),
  /** End of the strongest measure against them. */
  measuredUntil: z.optional(z.iso.datetime()),
});

export type DeskPersonRow = z.output<typeof rowSchema>;

export const listDeskPeople = defineCall({
  name: 'list-desk-people',
  access: 'staff',
  right: 'find-accounts',
  summary: 'People, the newest first, or by name',
  method: 'GET',
  path: 'desk/people',
  query: z.object({
    /** The beginning of a name. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    edition: z.optional(z.string()),
    state: z.optional(z.enum(personStates)),
    /** Only those of the last seven days. */
    since: z.optional(z.enum(['week'])),
    after: z.optional(idSchema),
  }),
  data: z.array(rowSchema),
  siblings: { after: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden'],
});

/** How often an act is allowed, and how often still. */
const allowanceSchema = z.object({
  act: z.string(),
  /** Absent: without limit. */
  most: z.optional(z.number()),
  seconds: z.optional(z.number()),
  left: z.optional(z.number()),
  /** When the next limit applies. */
  nextAt: z.optional(z.iso.datetime()),
});

const sessionSchema = z.object({
  sessionID: z.string(),
  /** As the browser names itself. */
  browser: z.optional(z.string()),
  sites: z.array(z.string()),
  since: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

const personSchema = z.object({
  userID: z.string(),
  name: z.string(),
  country: z.optional(z.string()),
  edition: z.string(),
  language: z.optional(z.string()),
  profession: z.optional(z.string()),
  companyName: z.optional(z.string()),
  jobPosition: z.optional(z.string()),
  presentation: z.optional(z.string()),
  registeredAt: z.iso.datetime(),
  /** Null for people without an account: samples and imports. */
  account: z.nullable(
    z.object({
      since: z.iso.datetime(),
      isConfirmed: z.boolean(),
      /** Whether the account is so new that limits are lower and first messages may be held. */
      isNew: z.boolean(),
      hasSecondFactor: z.boolean(),
      isStaff: z.boolean(),
    }),
  ),
  allowances: z.array(allowanceSchema),
  measures: z.array(measureSchema),
  sessions: z.array(sessionSchema),
  companies: z.array(
    z.object({ businessID: z.string(), name: z.string(), role: z.string(), isPublic: z.boolean() }),
  ),
  /** Of their reports: all, and those that were upheld. */
  reportsBy: z.object({ total: z.number(), upheld: z.number(), refused: z.number() }),
  reportsAgainst: z.array(reportSchema),
  held: z.array(heldSchema),
  objections: z.array(objectionSchema),
});

export type DeskPerson = z.output<typeof personSchema>;

export const loadDeskPerson = defineCall({
  name: 'load-desk-person',
  access: 'staff',
  right: 'find-accounts',
  summary: 'A person: what they may do and why, sessions, companies, measures, reports',
  method: 'GET',
  path: 'desk/people/{id}',
  params: idParams,
  data: personSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const endPersonSessions = defineCall({
  name: 'end-person-sessions',
  access: 'staff',
  right: 'end-sessions',
  summary: 'Logs a person out everywhere, or in one browser',
  method: 'DELETE',
  path: 'desk/people/{id}/sessions',
  params: idParams,
  body: z.object({ sessionID: z.optional(idSchema), reason: staffReasonSchema }),
  data: z.object({ ended: z.number() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
