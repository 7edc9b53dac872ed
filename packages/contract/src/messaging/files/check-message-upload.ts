import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { uploadTokenSchema } from '../../files/upload.ts';
import { messageFileSchema } from '../message-file.ts';

/** Optional: sending checks what was not checked. Asked before, it tells the sender of a bad file while they still write, and sending is quick. */
export const checkMessageUpload = defineCall({
  name: 'check-message-upload',
  room: 'messaging',
  access: 'user',
  summary:
    'Checks a file that was sent for a message, and tells its name and size as the receiver will see them',
  method: 'POST',
  path: 'files/upload-check/message',
  body: uploadTokenSchema,
  data: z.omit(messageFileSchema, { fileID: true }),
  errors: ['ValidationError', 'NotFound', 'PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'],
});
