import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { uploadRequestSchema, uploadTicketSchema } from './upload.ts';

/** UPL-03; `businessID` is the extra field of UPL-01. */
export const requestBusinessUpload = defineCall({
  name: 'request-business-upload',
  room: 'files',
  summary: 'A signed form to send a picture of your company with, and the token to use it by',
  method: 'POST',
  path: 'files/upload-request/business',
  access: 'user',
  body: z.extend(uploadRequestSchema, { businessID: idSchema }),
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'PayloadTooLarge', 'TooManyRequests'],
});
