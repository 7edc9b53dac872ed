import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** The address starts with `/` on the API host, works once and for a minute: browsers load it without a token. */
export const requestVerificationDocument = defineCall({
  name: 'request-verification-document',
  room: 'verification',
  access: 'user',
  summary: 'An address to load a document of a case from, once; for the owner and admins of the company',
  method: 'POST',
  path: 'business/{id}/verification/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  data: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});
