import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';
import { authorSchema } from '../author.ts';
import { mentionSchema } from '../mention.ts';
import { reactionSummarySchema } from '../reaction.ts';
import { resourceTypeSchema } from '../resource-type.ts';

/** Longest text of a comment, in characters. */
export const commentLength = 2_000;

/** Comments, and answers of a comment, on a page (SOC-24). */
export const commentPageSize = 5;

export const commentContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(commentLength, `must be ${commentLength.toLocaleString('en')} characters or fewer`),
  );

/** What the one who asks has done and may do; absent for visitors. */
export const commentSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});

/** One comment, or the answer to one, whose `resourceID` is the comment's and whose `resourceType` is `comment` (SOC-27). */
export const commentSchema = z.object({
  commentID: z.string(),
  resourceID: z.string(),
  resourceType: resourceTypeSchema,
  whoComment: authorSchema,
  /** In whose name it was written, when not in the person's own. */
  businessID: z.optional(z.string()),
  content: z.string(),
  mentions: z.array(mentionSchema),
  /** ISO 8601. */
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  /** Counts the changes; an edit sends it back. */
  version: z.int(),
  reactions: reactionSummarySchema,
  /** An answer has none. */
  answerCount: z.int(),
  session: z.optional(commentSessionSchema),
});

export const commentParams = z.object({ commentID: idSchema });

export type Comment = z.output<typeof commentSchema>;
