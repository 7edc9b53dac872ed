import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { messageSchema } from './message.ts';
import { asQuery, requestParams } from './request-params.ts';

/** Messages that come at a time. */
export const messagePageSize = 50;

const number = z.coerce
  .number<string>()
  .check(z.int('must be a whole number'), z.nonnegative('must be 0 or more'));

/** CALL-35. In their order: the last ones, those before a number, or those after it (what was missed). */
export const listMessages = defineCall({
  name: 'list-messages',
  room: 'messaging',
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
