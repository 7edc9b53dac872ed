import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { savedReplyFields, savedReplyParams, savedReplySchema } from './saved-reply.ts';

export const changeSavedReply = defineCall({
  name: 'change-saved-reply',
  room: 'messaging',
  access: 'user',
  summary: 'Changes a saved reply',
  method: 'PUT',
  path: 'business/saved-replies/{id}',
  params: savedReplyParams,
  body: z.object(savedReplyFields),
  data: savedReplySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
