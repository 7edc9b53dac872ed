import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { businessActivitySchema } from './activity.ts';

/** Newest first, 30 at a time; `nextID` asks for what is older, null at the end. */
export const listActivity = defineCall({
  name: 'list-activity',
  room: 'business',
  access: 'user',
  summary: 'Who did what in the name of a company; for its owner',
  method: 'GET',
  path: 'business/{id}/activity',
  params: idParams,
  query: z.object({ nextID: z.optional(idSchema) }),
  data: z.array(businessActivitySchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
