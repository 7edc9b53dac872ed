import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageQuery, peoplePageSchema } from '../relations/people-page.ts';
import { resourceTypeSchema } from '../resource-type.ts';

/** As many as the reader's count says: who has blocked them, or is blocked, is in neither. */
export const listReactions = defineCall({
  name: 'list-reactions',
  room: 'social',
  access: 'user',
  summary: 'Who likes something, the newest first',
  method: 'GET',
  path: 'social/reaction/list/{resourceType}/{resourceID}',
  params: z.object({ resourceType: resourceTypeSchema, resourceID: idSchema }),
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError', 'NotFound'],
});
