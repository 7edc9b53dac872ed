import { defineCall } from '../../call.ts';
import { uploadTicketSchema } from '../../files/upload.ts';
import { privateFileRequestSchema } from '../message-file.ts';

/** The token goes into `files` of `send-request` or `send-message`, within a day. */
export const requestMessageUpload = defineCall({
  name: 'request-message-upload',
  room: 'messaging',
  access: 'user',
  summary: 'A signed form to send a file of a message with, and the token to attach it by',
  method: 'POST',
  path: 'files/upload-request/message',
  body: privateFileRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});
