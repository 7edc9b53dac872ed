import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { reportReasonSchema } from '../social/reports.ts';
import { staffReasonSchema } from './staff-reason.ts';

/** Measures that staff take against a person or company without a report. */
export const accountMeasures = ['mute', 'suspend', 'mute-reports'] as const;

export const takeAccountMeasure = defineCall({
  name: 'take-account-measure',
  access: 'staff',
  right: 'sanction-accounts',
  summary: 'Mutes or suspends a person, or takes a company off the site, without a report',
  method: 'POST',
  path: 'desk/measures',
  body: z.object({
    target: z.object({ type: z.enum(['user', 'business']), id: idSchema }),
    kind: z.enum(accountMeasures),
    /** That whom it affects reads, with the clause that it breaks. */
    reason: reportReasonSchema,
    /** The last day; for companies it may be absent: until staff decide otherwise. */
    until: z.optional(z.iso.date('must be a day, such as 2026-11-28')),
    note: staffReasonSchema,
    reply: z.optional(z.string().check(z.trim(), z.maxLength(2_000, 'is too long'))),
  }),
  data: z.object({ measureID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const endAccountMeasure = defineCall({
  name: 'end-account-measure',
  access: 'staff',
  right: 'sanction-accounts',
  summary: 'Ends a measure before its time',
  method: 'DELETE',
  path: 'desk/measures/{id}',
  params: idParams,
  body: z.object({ note: staffReasonSchema }),
  data: z.object({ measureID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** What staff open with a reason: addresses and numbers of a person or company. */
export const privateParts = ['contact', 'sessions', 'billing', 'invitations'] as const;

export type PrivatePart = (typeof privateParts)[number];

export const openPrivateFacts = defineCall({
  name: 'open-private-facts',
  access: 'staff',
  right: 'open-private-facts',
  summary: 'Private facts of a person or company; the log keeps who opened them and why',
  method: 'POST',
  path: 'desk/private-facts',
  body: z.object({
    subject: z.object({ type: z.enum(['user', 'business']), id: idSchema }),
    what: z.enum(privateParts),
    reason: staffReasonSchema,
  }),
  /** Names of facts are keys of their labels. */
  data: z.array(z.object({ name: z.string(), value: z.string(), at: z.optional(z.iso.datetime()) })),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
