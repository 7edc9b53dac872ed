import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { savedReplyParams } from './saved-reply.ts';

export const deleteSavedReply = defineCall({
  name: 'delete-saved-reply',
  room: 'messaging',
  access: 'user',
  summary: 'Deletes a saved reply',
  method: 'DELETE',
  path: 'business/saved-replies/{id}',
  params: savedReplyParams,
  data: z.object({ savedReplyID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
