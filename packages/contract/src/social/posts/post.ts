import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';
import { photoSchema } from '../../shared/values.ts';
import { authorSchema } from '../author.ts';
import { mentionSchema } from '../mention.ts';
import { reactionSummarySchema } from '../reaction.ts';
import { actorTypeSchema } from '../resource-type.ts';

/** Longest text of a post, in characters. */
export const postLength = 3_000;

export const postContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(postLength, `must be ${postLength.toLocaleString('en')} characters or fewer`),
  );

/** Longest description of a picture, in characters. */
export const pictureAltLength = 500;

export const pictureAltSchema = z
  .string()
  .check(z.trim(), z.maxLength(pictureAltLength, `must be ${pictureAltLength} characters or fewer`));

/** What of our network a post links to. `about` is a line below the name, in the language of the reply; of a product its company's name. */
export const linkCardSchema = z.object({
  resourceID: z.string(),
  resourceType: z.enum(['business', 'product', 'user', 'post']),
  name: z.string(),
  about: z.optional(z.string()),
  photo: z.optional(photoSchema),
});

/** What the one who asks has done and may do; absent for visitors. */
export const postSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});

/** One post, as everybody may see it (SOC-15, SOC-16, decision 13); `resourceID` is `postID` again. */
export const postSchema = z.object({
  postID: z.string(),
  resourceID: z.string(),
  author: authorSchema,
  content: z.string(),
  mentions: z.array(mentionSchema),
  picture: z.optional(photoSchema),
  /** What the picture shows, in the author's words. */
  pictureAlt: z.optional(z.string()),
  card: z.optional(linkCardSchema),
  timelineID: z.string(),
  timelineType: actorTypeSchema,
  businessID: z.optional(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  /** Counts the changes; an edit sends it back. */
  version: z.int(),
  reactions: reactionSummarySchema,
  /** Comments with their answers. */
  commentCount: z.int(),
  session: z.optional(postSessionSchema),
});

export const postParams = z.object({ postID: idSchema });

export type Post = z.output<typeof postSchema>;
export type LinkCard = z.output<typeof linkCardSchema>;
