import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { fileTokensSchema, messageContentSchema, messageSchema } from './message.ts';
import { offerSchema } from './offer.ts';
import { asQuery, requestParams } from './request-params.ts';

/**
 * CALL-36. `lastNumber`: the last message that one has seen; a colleague's answer meanwhile makes it a Conflict whose `fields.lastNumber` says
 * what is new (`list-messages` gives it). An ended thread, and one that waits for a look, is a Conflict too.
 */
export const sendMessage = defineCall({
  name: 'send-message',
  room: 'messaging',
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
      lastNumber: z.optional(z.int().check(z.nonnegative('must be 0 or more'))),
    })
    .check(
      z.refine(({ content, files, offer }) => content !== '' || files.length > 0 || offer !== undefined, {
        path: ['content'],
        error: 'must not be empty without a file or an offer',
      }),
    ),
  data: messageSchema,
  errors: [
    'ValidationError',
    'Forbidden',
    'NotFound',
    'Conflict',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});
