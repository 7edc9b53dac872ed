import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { requestSchema, requestStatusSchema } from './request.ts';

/** Threads that come at a time. */
export const requestPageSize = 20;

/** CALL-34. Newest activity first (decision 17). */
export const listRequests = defineCall({
  name: 'list-requests',
  room: 'messaging',
  access: 'user',
  summary: "One's own inquiries, or those of a company one works for: sent and received",
  method: 'GET',
  path: 'business/request',
  query: z.object({
    /** One's own id or that of a company; absent: one's own. */
    ubid: z.optional(idSchema),
    /** In the other side's name, the subject or the date as shown (INQ-15). */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'must be 100 characters or fewer'))),
    status: z.optional(requestStatusSchema),
    unread: z.optional(z.literal('true')),
    assigneeID: z.optional(z.union([idSchema, z.literal('none')])),
    labelID: z.optional(idSchema),
    nextID: z.optional(z.string().check(z.regex(/^\d{1,19}$/, 'must be what the page before gave'))),
  }),
  /** With `nextID` there may be more, also behind a short or empty page: a search looks through 5,000 threads at a time. */
  data: z.object({ requests: z.array(requestSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
