import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { reportSchema } from './report.ts';

/** Newest first, 20 at a time; `nextID` asks for what is older, null at the end. */
export const listOwnReports = defineCall({
  name: 'list-own-reports',
  room: 'social',
  access: 'user',
  summary: 'What the one who asks has reported, and what became of it',
  method: 'GET',
  path: 'social/reports',
  query: z.object({ nextID: z.optional(idSchema) }),
  data: z.array(reportSchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError'],
});
