import * as z from 'zod/mini';
import { authorSchema } from '../social/author.ts';
import { messageFileSchema, mostMessageFiles } from './message-file.ts';
import { offerSchema } from './offer.ts';
import { sideSchema } from './request.ts';

/** What somebody types; a message with files or an offer may be without words. */
export const messageContentSchema = z
  .string()
  .check(z.trim(), z.maxLength(5_000, 'must be 5,000 characters or fewer'));

/** INQ-20. Numbered from 1 within its request, without gaps. */
export const messageSchema = z.object({
  /** The Idempotency-Key it was sent with, if that has the form of an id. */
  messageID: z.string(),
  number: z.int(),
  content: z.string(),
  datetime: z.string(),
  from: sideSchema,
  type: z.literal('text'),
  /** Which colleague wrote; for one's own side alone. */
  author: z.optional(authorSchema),
  files: z.array(messageFileSchema),
  offer: z.optional(offerSchema),
});

/** Tokens of uploads (`request-message-upload`) in the order to show them. */
export const fileTokensSchema = z
  .array(z.string().check(z.maxLength(200, 'must be 200 characters or fewer')))
  .check(z.maxLength(mostMessageFiles, `must be ${mostMessageFiles} files or fewer`));

export type Message = z.output<typeof messageSchema>;
