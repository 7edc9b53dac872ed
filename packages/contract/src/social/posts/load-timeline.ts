import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../../shared/paging.ts';
import { authorSchema } from '../author.ts';
import { postSchema } from './post.ts';

/** SOC-03. */
export const timelinePageSize = 10;

/** CALL-29. `owner` is whose timeline it is; `nextID` goes on where a page ended, also when posts came in between. */
export const loadTimeline = defineCall({
  name: 'load-timeline',
  room: 'social',
  summary: 'The posts on a person’s or company’s timeline, the newest first',
  method: 'GET',
  path: 'timeline/load/{timelineID}',
  params: z.object({ timelineID: idSchema }),
  query: z.object({
    skip: skipQuerySchema,
    size: z._default(pageSizeQuerySchema, timelinePageSize),
    nextID: z.optional(idSchema),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    owner: authorSchema,
    items: z.array(postSchema),
    nextID: z.optional(z.string()),
    /** Whether the one who asks may post here. */
    mayPost: z.boolean(),
  }),
  errors: ['ValidationError', 'NotFound'],
});
