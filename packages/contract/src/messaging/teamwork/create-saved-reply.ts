import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { asQuery } from '../request-params.ts';
import { savedReplyFields, savedReplySchema } from './saved-reply.ts';

/** Conflict: there are as many as may be. */
export const createSavedReply = defineCall({
  name: 'create-saved-reply',
  room: 'messaging',
  access: 'user',
  summary: 'Keeps a text to answer with: for a company (`bid`), else for oneself',
  method: 'POST',
  path: 'business/saved-replies',
  query: asQuery,
  body: z.object(savedReplyFields),
  data: savedReplySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
