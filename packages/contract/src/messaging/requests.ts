import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { openRequestSchema, requestSchema, requestStatusSchema } from './request.ts';

/**
 * A thread and the viewer's identity in it: `bid` is the id of the person or of a company they work for; absent: the
 * person.
 */
export const requestParams = z.object({ rid: idSchema });
export const asQuery = z.object({ bid: z.optional(idSchema) });

/** Threads per page. */
export const requestPageSize = 20;

/** CALL-34. Most recent activity first (decision 17). */
export const listRequests = defineCall({
  name: 'list-requests',
  access: 'user',
  summary: 'Inquiries of the person or of a company they work for, sent and received',
  method: 'GET',
  path: 'business/request',
  query: z.object({
    /** Id of the person or of a company they work for; absent: the person. */
    ubid: z.optional(idSchema),
    /** Searches the other side's name, the subject and the date as shown (INQ-15). */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'must be 100 characters or fewer'))),
    status: z.optional(requestStatusSchema),
    unread: z.optional(z.literal('true')),
    assigneeID: z.optional(z.union([idSchema, z.literal('none')])),
    labelID: z.optional(idSchema),
    nextID: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'must be what the page before gave'))),
  }),
  /**
   * When `nextID` is present there may be more, even after a short or empty page: one search step examines 5,000
   * threads.
   */
  data: z.object({ requests: z.array(requestSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const loadRequest = defineCall({
  name: 'load-request',
  access: 'user',
  summary: "One thread with the inquiry's details and read marks",
  method: 'GET',
  path: 'business/request/{rid}',
  params: requestParams,
  query: asQuery,
  data: openRequestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * CALL-37. Either side may; ending twice changes nothing. A thread held for review is withdrawn: the receiver never
 * sees it. Conflict: a message request that waits for its answer.
 */
export const endRequest = defineCall({
  name: 'end-request',
  access: 'user',
  summary: 'Ends a thread: nobody can write in it any more',
  method: 'POST',
  path: 'business/request/{rid}/end-request',
  params: requestParams,
  query: asQuery,
  data: requestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/**
 * The mark never moves back. While a thread is assigned, only its assignee's reading marks it as read for the
 * company; the other side sees the read receipt either way.
 */
export const markRequestRead = defineCall({
  name: 'mark-request-read',
  access: 'user',
  summary: 'Marks a thread as read up to a message',
  method: 'POST',
  path: 'business/request/{rid}/read',
  params: requestParams,
  query: asQuery,
  body: z.object({ number: integerFrom(0) }),
  data: z.object({ readUntil: z.int(), unread: z.boolean() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Counting stops here; higher counts are shown as '99+'. */
export const mostUnreadCounted = 100;

/** For the badge in the header and the switcher of the message center. */
export const countUnreadRequests = defineCall({
  name: 'count-unread-requests',
  access: 'user',
  summary: 'Number of unread threads of the person and of each company they work for',
  method: 'GET',
  path: 'business/requests/unread',
  data: z.object({
    total: z.int(),
    owners: z.array(
      z.object({
        ownerID: z.string(),
        count: z.int(),
        /** The thread, when there is exactly one. */
        requestID: z.optional(z.string()),
      }),
    ),
  }),
  errors: [],
});

/** Notifies the other side over the event stream; the state lasts a few seconds. */
export const tellTyping = defineCall({
  name: 'tell-typing',
  access: 'user',
  summary: 'Tells the other side that the person is typing',
  method: 'POST',
  path: 'business/request/{rid}/typing',
  params: requestParams,
  query: asQuery,
  data: z.object({}),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Chosen once, when the time to answer has passed; empty before, and empty for the company that was asked. */
export const listAlternatives = defineCall({
  name: 'list-alternatives',
  access: 'user',
  summary: 'Companies offered to a buyer whose inquiry was not answered in time',
  method: 'GET',
  path: 'business/request/{rid}/alternatives',
  params: requestParams,
  query: asQuery,
  data: z.array(businessCardSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Assigns the thread to a person who works for the company; `null` unassigns it. */
export const assignRequest = defineCall({
  name: 'assign-request',
  access: 'user',
  summary: 'Assigns an inquiry to a colleague',
  method: 'POST',
  path: 'business/request/{rid}/assign',
  params: requestParams,
  query: asQuery,
  body: z.object({ assigneeID: z.nullable(idSchema) }),
  data: z.object({ assigneeID: z.nullable(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
