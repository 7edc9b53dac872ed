import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { reactionTypeSchema } from './reaction-target.ts';

/** CALL-21. */
export const checkReaction = defineCall({
  name: 'check-reaction',
  room: 'social',
  access: 'user',
  summary: 'Whether one likes something, in one’s own or a company’s name; `reactionType` is there if so',
  method: 'GET',
  path: 'social/reaction/check/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.object({ reactionType: z.optional(reactionTypeSchema) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
