import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { actorTypeSchema } from '../resource-type.ts';
import { followSummarySchema } from './follow-state.ts';

/** CALL-30; twice is once. Forbidden for one's own company and oneself (FOL-03). */
export const follow = defineCall({
  name: 'follow',
  room: 'social',
  access: 'user',
  summary: 'Follows a company or person',
  method: 'POST',
  path: 'social/follow/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema }),
  data: followSummarySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
