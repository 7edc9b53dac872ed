import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';

export const removeVerificationDocument = defineCall({
  name: 'remove-verification-document',
  room: 'verification',
  access: 'user',
  summary: 'Removes a document before the case is handed in',
  method: 'DELETE',
  path: 'business/{id}/verification/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
