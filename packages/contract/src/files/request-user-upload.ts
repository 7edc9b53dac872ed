import { defineCall } from '../call.ts';
import { uploadRequestSchema, uploadTicketSchema } from './upload.ts';

/** UPL-03. The profile update carries the token (UPL-05). */
export const requestUserUpload = defineCall({
  name: 'request-user-upload',
  room: 'files',
  summary: 'A signed form to send a picture of yourself with, and the token to use it by',
  method: 'POST',
  path: 'files/upload-request/user',
  access: 'user',
  body: uploadRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});
