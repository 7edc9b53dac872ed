import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { reportReasonSchema } from './reports.ts';

/** Maximum length of an objection, in characters. */
export const objectionLength = 1_000;

/**
 * The decision of an operator against a post, a comment or the account of the viewer, or against a company that the viewer owns or
 * administers or a group that they own, with its reason and the state of an objection.
 */
const removalSchema = z.object({
  removalID: z.string(),
  resourceID: z.string(),
  resourceType: z.enum(['post', 'comment', 'business', 'user', 'group']),
  /** The text, or the name of the company, person or group, as it was when first reported. */
  content: z.string(),
  reason: reportReasonSchema,
  /** Until when the company is off the site or the person may not write; absent without an end. */
  until: z.optional(z.iso.datetime()),
  /** `restored`: an operator has restored the text, or lifted the decision; `over`: the time of the decision has passed. */
  state: z.enum(['removed', 'restored', 'over']),
  decidedAt: z.iso.datetime(),
  /** `answeredAt` is absent while the objection waits for an operator. */
  objection: z.optional(
    z.object({ content: z.string(), createdAt: z.iso.datetime(), answeredAt: z.optional(z.iso.datetime()) }),
  ),
});

export type Removal = z.output<typeof removalSchema>;

/** Of a text only for its author, during the 30 days before it is deleted for good; of a company only for its owners and admins, of a group
 * only for its owners. */
export const loadRemoval = defineCall({
  name: 'load-removal',
  access: 'user',
  summary:
    'Why a text, a company, a group or the account of the viewer was sanctioned, and the objection to it',
  method: 'GET',
  path: 'social/removals/{id}',
  params: idParams,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** One objection per decision. Conflict when there is one already, or the decision was lifted or is over. */
export const objectToRemoval = defineCall({
  name: 'object-to-removal',
  access: 'user',
  summary: 'Tells the operators why a decision against a text, a company, a group or an account was wrong',
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
