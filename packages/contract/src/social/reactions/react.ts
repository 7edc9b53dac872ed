import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { reactionStateSchema, reactionTarget, reactionTypeSchema, reactParams } from './reaction-target.ts';

/** CALL-22; twice is once. Forbidden for one's own company, its products and oneself (PERM-06). */
export const react = defineCall({
  name: 'react',
  room: 'social',
  access: 'user',
  summary: 'Likes a post, comment, company, product or person',
  method: 'POST',
  path: 'social/reaction/react/{resourceType}',
  params: reactParams,
  body: z.object({ ...reactionTarget, reactionType: z._default(reactionTypeSchema, 'like') }),
  data: reactionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
