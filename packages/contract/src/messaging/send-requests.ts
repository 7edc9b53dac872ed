import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { missingFieldsMessage, newRequestSchema } from './new-request.ts';
import { mostReceivers, requestSchema } from './request.ts';

/** Each company gets a thread of its own and does not learn of the others. */
export const sendRequests = defineCall({
  name: 'send-requests',
  room: 'messaging',
  access: 'user',
  idempotent: true,
  summary: `Sends the same inquiry to up to ${mostReceivers} companies`,
  method: 'POST',
  path: 'business/requests',
  body: z.extend(newRequestSchema, {
    to: z.array(idSchema).check(
      z.minLength(1, 'must name at least one company'),
      z.maxLength(mostReceivers, `must be ${mostReceivers} companies or fewer`),
      z.refine((ids) => new Set(ids).size === ids.length, 'must name each company once'),
    ),
  }),
  invalidMessage: missingFieldsMessage,
  data: z.object({ roundID: z.string(), requests: z.array(requestSchema) }),
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
