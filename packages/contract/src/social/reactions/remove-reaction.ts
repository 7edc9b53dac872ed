import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { reactionStateSchema, reactionTarget, reactParams } from './reaction-target.ts';

/** CALL-23; what is not there, or one may not see any more, is taken back all the same. */
export const removeReaction = defineCall({
  name: 'remove-reaction',
  room: 'social',
  access: 'user',
  summary: 'Takes a like back',
  method: 'DELETE',
  path: 'social/reaction/react/{resourceType}',
  params: reactParams,
  body: z.object(reactionTarget),
  data: reactionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
