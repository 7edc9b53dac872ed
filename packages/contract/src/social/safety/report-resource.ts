import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { reportedSchema, reportNoteLength, reportReasonSchema, reportSchema } from './report.ts';

/** All reports of one thing are one case while it is open; the same person is in it once, with what they said first. */
export const reportResource = defineCall({
  name: 'report-resource',
  room: 'social',
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
