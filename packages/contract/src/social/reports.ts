import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** What can be reported; `request` is a thread, by whoever is on one side of it. */
const reportableTypes = ['post', 'comment', 'business', 'user', 'request'] as const;

const reportableTypeSchema = z.enum(reportableTypes);

/**
 * Why: unasked advertising; asks for money or data under false names; claims that are not true, such as certificates or an address;
 * copies or misused brands; insults and threats; what may not be traded. `other` says it in a note.
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

/** Longest note of a report, in characters. */
export const reportNoteLength = 1_000;

const reportedSchema = z.object({ resourceID: idSchema, resourceType: reportableTypeSchema });

/**
 * A report as the one who made it sees it. `open` until an operator has decided; `kept`: nothing was wrong; `removed`: the post or comment
 * is gone, the company is off the site, the person may not write for a time, or the thread has ended.
 */
const reportSchema = z.object({
  reportID: z.string(),
  resourceID: z.string(),
  resourceType: reportableTypeSchema,
  /** Whose it is; of a company or person its own name, of a thread the other side. Empty when they are not there any more. */
  ownerName: z.string(),
  /** How a post, comment or thread begins, as it was when it was reported. */
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

/** All reports of one thing are one case while it is open; the same person is in it once, with what they said first. */
export const reportResource = defineCall({
  name: 'report-resource',
  access: 'user',
  summary:
    'Tells the operators that something is wrong with a post, a comment, a company, a person or a thread',
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

/** Newest first, 20 at a time; `nextID` asks for what is older, null at the end. */
export const listOwnReports = defineCall({
  name: 'list-own-reports',
  access: 'user',
  summary: 'What the one who asks has reported, and what became of it',
  method: 'GET',
  path: 'social/reports',
  query: z.object({ nextID: z.optional(idSchema) }),
  data: z.array(reportSchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError'],
});
