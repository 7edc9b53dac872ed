import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { integerFrom, largestInteger } from '../shared/values.ts';
import { authorSchema } from '../social/author.ts';
import { messageFileSchema, mostMessageFiles } from './message-file.ts';
import { offerSchema } from './offer.ts';
import { sideSchema } from './request.ts';
import { asQuery, requestParams } from './requests.ts';

/** The typed text; may be empty when the message has files or an offer. */
export const messageContentSchema = z
  .string()
  .check(z.trim(), z.maxLength(5_000, 'must be 5,000 characters or fewer'));

/** INQ-20. Numbered from 1 within its request, without gaps. */
const messageSchema = z.object({
  /** The Idempotency-Key of the sending request when it has the form of an id. */
  messageID: z.string(),
  number: z.int(),
  content: z.string(),
  datetime: z.string(),
  from: sideSchema,
  type: z.literal('text'),
  /** The colleague who wrote it; only for messages of the viewer's own side. */
  author: z.optional(authorSchema),
  files: z.array(messageFileSchema),
  offer: z.optional(offerSchema),
});

/** Tokens of uploads (`request-message-upload`), in display order. */
export const fileTokensSchema = z
  .array(z.string().check(z.maxLength(200, 'must be 200 characters or fewer')))
  .check(z.maxLength(mostMessageFiles, `must be ${mostMessageFiles} files or fewer`));

export type Message = z.output<typeof messageSchema>;

/** Messages per page. */
export const messagePageSize = 50;

const number = z.coerce
  .number<string>()
  .check(
    z.int('must be a whole number'),
    z.nonnegative('must be 0 or more'),
    z.maximum(largestInteger, 'must be 2,147,483,647 or less'),
  );

/** CALL-35. In ascending order: the last messages, those before a number, or those after it (to catch up). */
export const listMessages = defineCall({
  name: 'list-messages',
  access: 'user',
  summary: 'Messages of a thread',
  method: 'GET',
  path: 'business/request/{rid}/get-messages',
  params: requestParams,
  query: z.extend(asQuery, { before: z.optional(number), after: z.optional(number) }),
  data: z.object({
    messages: z.array(messageSchema),
    /** Whether there are more in the requested direction. */
    hasMore: z.boolean(),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * CALL-36. `lastNumber`: the last message the sender has seen. A newer answer of a colleague makes it a Conflict
 * whose `fields.lastNumber` says so (`list-messages` gives the new messages). Also Conflict in a thread that has
 * ended or is held for review.
 */
export const sendMessage = defineCall({
  name: 'send-message',
  access: 'user',
  idempotent: true,
  summary: 'Sends a message in an open thread',
  method: 'POST',
  path: 'business/request/{rid}/send-message',
  params: requestParams,
  query: asQuery,
  body: z
    .object({
      content: messageContentSchema,
      files: z._default(fileTokensSchema, []),
      /** Only from the company that was asked. */
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
