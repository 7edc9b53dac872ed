import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { missingFieldsMessage, newRequestSchema } from './new-request.ts';
import { requestSchema } from './request.ts';

/** CALL-33. */
export const sendRequest = defineCall({
  name: 'send-request',
  room: 'messaging',
  access: 'user',
  idempotent: true,
  summary: 'Sends an inquiry to a company, as oneself or as a company one works for',
  method: 'POST',
  path: 'business/request',
  body: z.extend(newRequestSchema, { to: idSchema }),
  invalidMessage: missingFieldsMessage,
  data: requestSchema,
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
