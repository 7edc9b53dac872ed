import { defineCall } from '../call.ts';
import { businessUploadRequestSchema, uploadTicketSchema } from './upload.ts';

/** UPL-03; `businessID` is the extra field of UPL-01, absent for a company that is about to be created. */
export const requestBusinessUpload = defineCall({
  name: 'request-business-upload',
  room: 'files',
  summary: 'A signed form to send a picture or video of your company with, and the token to use it by',
  method: 'POST',
  path: 'files/upload-request/business',
  access: 'user',
  body: businessUploadRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'PayloadTooLarge', 'TooManyRequests'],
});
