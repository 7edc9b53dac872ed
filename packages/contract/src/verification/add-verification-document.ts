import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { newDocumentSchema } from './new-document.ts';
import { verificationSchema } from './verification.ts';

export const addVerificationDocument = defineCall({
  name: 'add-verification-document',
  room: 'verification',
  access: 'user',
  summary: 'Adds a document that was sent; its bytes are checked',
  method: 'POST',
  path: 'business/{id}/verification/document',
  params: idParams,
  body: newDocumentSchema,
  data: verificationSchema,
  errors: [
    'ValidationError',
    'Forbidden',
    'NotFound',
    'Conflict',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'ServiceUnavailable',
  ],
});
