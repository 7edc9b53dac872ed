import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { asQuery } from '../request-params.ts';
import { savedReplySchema } from './saved-reply.ts';

export const listSavedReplies = defineCall({
  name: 'list-saved-replies',
  room: 'messaging',
  access: 'user',
  summary: "One's own saved replies, and those of a company one works for, by title",
  method: 'GET',
  path: 'business/saved-replies',
  query: asQuery,
  data: z.array(savedReplySchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
