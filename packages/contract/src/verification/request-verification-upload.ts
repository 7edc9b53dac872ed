import { defineCall } from '../call.ts';
import { uploadTicketSchema } from '../files/upload.ts';
import { privateFileRequestSchema } from '../messaging/message-file.ts';
import { idParams } from '../shared/id.ts';

export const requestVerificationUpload = defineCall({
  name: 'request-verification-upload',
  room: 'verification',
  access: 'user',
  summary: 'A signed form to send a document of a case with, and the token to add it by',
  method: 'POST',
  path: 'business/{id}/verification/upload',
  params: idParams,
  body: privateFileRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'PayloadTooLarge', 'TooManyRequests'],
});
