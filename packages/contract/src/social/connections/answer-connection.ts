import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { connectionParams, connectionStateSchema } from './connection.ts';

/** By the side that was asked; the same answer twice is given once. Conflict: it was answered otherwise before. */
export const answerConnection = defineCall({
  name: 'answer-connection',
  room: 'social',
  access: 'user',
  summary: 'Accepts or declines a connection request',
  method: 'POST',
  path: 'social/connection/{connectionID}/answer',
  params: connectionParams,
  body: z.object({ answer: z.enum(['accepted', 'declined']), businessID: z.optional(idSchema) }),
  data: connectionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
