import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { asQuery } from '../request-params.ts';

/** `download`: to be saved; `view`: a picture as it is, `preview`: a picture small; both to be shown. */
export const messageFileUses = ['download', 'view', 'preview'] as const;

/** The address starts with `/` on the API host, works once and for a minute: browsers load it without a token. */
export const requestMessageFile = defineCall({
  name: 'request-message-file',
  room: 'messaging',
  access: 'user',
  summary: 'An address to load a file of a message from, once; for the two sides of the thread',
  method: 'POST',
  path: 'business/request/{rid}/file/{fileID}',
  params: z.object({ rid: idSchema, fileID: idSchema }),
  query: asQuery,
  body: z.object({ use: z.enum(messageFileUses) }),
  data: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export type MessageFileUse = (typeof messageFileUses)[number];
