import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { integerFrom, largestInteger } from '../shared/values.ts';
import { authorSchema } from '../social/author.ts';
import { messageFileSchema, mostMessageFiles } from './message-file.ts';
import { offerSchema } from './offer.ts';
import { sideSchema } from './request.ts';
import { asQuery, requestParams } from './requests.ts';

/** What somebody types; a message with files or an offer may be without words. */
export const messageContentSchema = z
  .string()
  .check(z.trim(), z.maxLength(5_000, 'must be 5,000 characters or fewer'));

/** INQ-20. Numbered from 1 within its request, without gaps. */
const messageSchema = z.object({
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

/** Messages that come at a time. */
export const messagePageSize = 50;

const number = z.coerce
  .number<string>()
  .check(
    z.int('must be a whole number'),
    z.nonnegative('must be 0 or more'),
    z.maximum(largestInteger, 'must be 2,147,483,647 or less'),
  );

/** CALL-35. In their order: the last ones, those before a number, or those after it (what was missed). */
export const listMessages = defineCall({
  name: 'list-messages',
  access: 'user',
  summary: 'What both sides have written in a thread',
  method: 'GET',
  path: 'business/request/{rid}/get-messages',
  params: requestParams,
  query: z.extend(asQuery, { before: z.optional(number), after: z.optional(number) }),
  data: z.object({
    messages: z.array(messageSchema),
    /** Whether there are more in the direction that was asked for. */
    hasMore: z.boolean(),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * CALL-36. `lastNumber`: the last message that one has seen; a colleague's answer meanwhile makes it a Conflict whose `fields.lastNumber` says
 * what is new (`list-messages` gives it). An ended thread, and one that waits for a look, is a Conflict too.
 */
export const sendMessage = defineCall({
  name: 'send-message',
  access: 'user',
  idempotent: true,
  summary: 'Writes in a thread that is open',
  method: 'POST',
  path: 'business/request/{rid}/send-message',
  params: requestParams,
  query: asQuery,
  body: z
    .object({
      content: messageContentSchema,
      files: z._default(fileTokensSchema, []),
      /** From the company that was asked. */
      offer: z.optional(offerSchema),
      lastNumber: z.optional(integerFrom(0)),
    })
    .check(
      z.refine(({ content, files, offer }) => content !== '' || files.length > 0 || offer !== undefined, {
        path: ['content'],
        error: 'must not be empty without a file or an offer',
      }),
    ),
  data: messageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
