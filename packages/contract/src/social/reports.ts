import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/**
 * Reportable resources; a `request` is a thread, reportable by the people on either side; a `quotation` is a request for quotation,
 * reportable by the suppliers that see it.
 */
const reportableTypes = ['post', 'comment', 'business', 'user', 'request', 'quotation', 'group'] as const;

const reportableTypeSchema = z.enum(reportableTypes);

/**
 * Reasons, in order: advertising; fraud (asking for money or data under false names); untrue claims, such as
 * certificates or an address; copies or misused brands; insults and threats; prohibited goods. `other` is explained
 * in a note.
 */
export const reportReasons = [
  'spam',
  'fraud',
  'false-claims',
  'counterfeit',
  'abuse',
  'illegal',
  'other',
] as const;

export const reportReasonSchema = z.enum(reportReasons);

/** The clause of the terms that each reason breaks. */
export const brokenClauses: Readonly<Record<(typeof reportReasons)[number], string>> = {
  spam: '9.1',
  fraud: '8.3',
  'false-claims': '8.3',
  counterfeit: '8.3',
  abuse: '8.3',
  illegal: '8.3',
  other: '8.6',
};

/** Maximum length of a report's note, in characters. */
export const reportNoteLength = 1_000;

const reportedSchema = z.object({ resourceID: idSchema, resourceType: reportableTypeSchema });

/**
 * A report as its author sees it. `open` until an operator decides; `kept`: nothing was wrong; `removed`: the post or
 * comment is removed, the company is off the site, the person may not write for a time, the thread has ended, the request for
 * quotation is closed, or the group is hidden.
 */
const reportSchema = z.object({
  reportID: z.string(),
  resourceID: z.string(),
  resourceType: reportableTypeSchema,
  /**
   * Name of the resource's owner; for a company, person or group its own name, for a thread the other side. Empty when the
   * owner is gone, and for a request for quotation, whose buyer is not told.
   */
  ownerName: z.string(),
  /** Start of a post, comment, thread or request for quotation, as it was when reported. */
  excerpt: z.optional(z.string()),
  reason: reportReasonSchema,
  note: z.optional(z.string()),
  state: z.enum(['open', 'kept', 'removed']),
  createdAt: z.string(),
  decidedAt: z.optional(z.string()),
});

export type Report = z.output<typeof reportSchema>;
export type ReportableType = (typeof reportableTypes)[number];
export type ReportReason = (typeof reportReasons)[number];

/** Reports of one resource form one case while it is open; a person counts once, with their first report. */
export const reportResource = defineCall({
  name: 'report-resource',
  access: 'user',
  summary:
    'Reports a post, comment, company, person, thread, request for quotation or group to the operators',
  method: 'POST',
  path: 'social/reports',
  body: z
    .extend(reportedSchema, {
      reason: reportReasonSchema,
      note: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(
              reportNoteLength,
              `must be ${reportNoteLength.toLocaleString('en')} characters or fewer`,
            ),
          ),
      ),
    })
    .check(
      z.refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
        path: ['note'],
        message: 'is required when the reason is other',
      }),
    ),
  data: reportSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

/** Newest first, 20 per page; `nextID` continues with older ones and is null at the end. */
export const listOwnReports = defineCall({
  name: 'list-own-reports',
  access: 'user',
  summary: 'Reports of the person with their outcomes',
  method: 'GET',
  path: 'social/reports',
  query: z.object({ nextID: z.optional(idSchema) }),
  data: z.array(reportSchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError'],
});
