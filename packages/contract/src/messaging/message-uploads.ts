import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { uploadTicketSchema, uploadTokenSchema } from '../files/upload.ts';
import { idSchema } from '../shared/id.ts';
import { messageFileSchema, privateFileRequestSchema } from './message-file.ts';
import { asQuery } from './requests.ts';

/**
 * Optional, because sending a message checks unchecked uploads. Checking earlier reports a bad file while the sender
 * still writes, and makes sending faster.
 */
export const checkMessageUpload = defineCall({
  name: 'check-message-upload',
  access: 'user',
  summary: 'Checks an uploaded file of a message and returns its name and size as the receiver will see them',
  method: 'POST',
  path: 'files/upload-check/message',
  body: uploadTokenSchema,
  data: z.omit(messageFileSchema, { fileID: true }),
  errors: ['ValidationError', 'NotFound', 'PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'],
});

/** `download`: the file to save; `view`: the picture in full size; `preview`: the picture in small size. */
const messageFileUses = ['download', 'view', 'preview'] as const;

export const messageFileUseSchema = z.enum(messageFileUses);

/** Works once and expires after a minute. */
export const messageFileAddressSchema = z.object({
  url: z.string(),
  fileName: z.string(),
  expiresAt: z.string(),
});

/**
 * The address starts with `/` on the API host, works once and expires after a minute, so that browsers can load it
 * without a token.
 */
export const requestMessageFile = defineCall({
  name: 'request-message-file',
  access: 'user',
  summary: 'Single-use address of a file of a message; for the two sides of the thread',
  method: 'POST',
  path: 'business/request/{rid}/file/{fileID}',
  params: z.object({ rid: idSchema, fileID: idSchema }),
  query: asQuery,
  body: z.object({ use: messageFileUseSchema }),
  data: messageFileAddressSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export type MessageFileUse = (typeof messageFileUses)[number];

/** The token goes into `files` of `send-request` or `send-message` within a day. */
export const requestMessageUpload = defineCall({
  name: 'request-message-upload',
  access: 'user',
  summary: 'Signed form for uploading a file of a message, and the token that attaches it',
  method: 'POST',
  path: 'files/upload-request/message',
  body: privateFileRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});
