import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { reportReasonSchema } from './reports.ts';

/** Maximum length of an objection, in characters. */
export const objectionLength = 1_000;

/** An operator's removal of the viewer's post or comment, with its reason and the state of an objection. */
const removalSchema = z.object({
  removalID: z.string(),
  resourceID: z.string(),
  resourceType: z.enum(['post', 'comment']),
  /** The text as it was when first reported. */
  content: z.string(),
  reason: reportReasonSchema,
  /** `restored`: an operator has restored it. */
  state: z.enum(['removed', 'restored']),
  decidedAt: z.iso.datetime(),
  /** `answeredAt` is absent while the objection waits for an operator. */
  objection: z.optional(
    z.object({ content: z.string(), createdAt: z.iso.datetime(), answeredAt: z.optional(z.iso.datetime()) }),
  ),
});

export type Removal = z.output<typeof removalSchema>;

/** Only for the author, during the 30 days before the text is deleted for good. */
export const loadRemoval = defineCall({
  name: 'load-removal',
  access: 'user',
  summary: 'Why a post or comment of the viewer was removed, and the objection to it',
  method: 'GET',
  path: 'social/removals/{id}',
  params: idParams,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** One objection per removal. Conflict when there is one already, or the text is restored. */
export const objectToRemoval = defineCall({
  name: 'object-to-removal',
  access: 'user',
  summary: 'Tells the operators why the removal of a post or comment was wrong',
  method: 'POST',
  path: 'social/removals/{id}/objection',
  params: idParams,
  body: z.object({
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'is required'),
        z.maxLength(objectionLength, `must be ${objectionLength.toLocaleString('en')} characters or fewer`),
      ),
  }),
  data: removalSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
