import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { authorSchema, pageQuery } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Days after which whoever was declined may ask again (decision 9). */
export const askAgainDays = 30;

/** Most characters of the words that go with a request. */
export const connectionMessageLimit = 300;

/** How one stands to another: asked, was asked, or both know each other. */
export const connectionStateSchema = z.object({
  connectionID: z.string(),
  status: z.enum(['pending', 'accepted', 'declined']),
  /** Whether one's own side has asked. */
  side: z.enum(['sent', 'received']),
  /** ISO 8601; of a declined request of one's own: when one may ask again. */
  askAgainAt: z.optional(z.string()),
});

export type ConnectionState = z.output<typeof connectionStateSchema>;

/** An entry of one's lists. */
const connectionSchema = z.extend(connectionStateSchema, {
  /** The other side. */
  other: authorSchema,
  message: z.optional(z.string()),
  /** ISO 8601: when it was asked, or accepted. */
  since: z.string(),
});

export type Connection = z.output<typeof connectionSchema>;

/** In whose name; absent: one's own. */
const inNameOf = z.object({ businessID: z.optional(idSchema) });

const connectionParams = z.object({ connectionID: idSchema });

const connectionLists = ['received', 'sent', 'accepted'] as const;

export type ConnectionList = (typeof connectionLists)[number];

/** `businessID`: of a company one works for. */
export const listConnections = defineCall({
  name: 'list-connections',
  access: 'user',
  summary: 'Requests that wait, received or sent, or those whom one is connected with, the latest first',
  method: 'GET',
  path: 'social/connection/list/{list}',
  params: z.object({ list: z.enum(connectionLists) }),
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: z.object({ items: z.array(connectionSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const messageSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(connectionMessageLimit, `must be ${connectionMessageLimit} characters or fewer`),
  );

/** Twice is once; whoever was asked already by the other side accepts by it. Conflict: it was declined within the last 30 days. */
export const requestConnection = defineCall({
  name: 'request-connection',
  access: 'user',
  summary: 'Asks a person or company to connect, in one’s own or a company’s name',
  method: 'POST',
  path: 'social/connection',
  body: z.object({
    resourceID: idSchema,
    resourceType: actorTypeSchema,
    businessID: z.optional(idSchema),
    message: z.optional(messageSchema),
  }),
  data: connectionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** By the side that was asked; the same answer twice is given once. Conflict: it was answered otherwise before. */
export const answerConnection = defineCall({
  name: 'answer-connection',
  access: 'user',
  summary: 'Accepts or declines a connection request',
  method: 'POST',
  path: 'social/connection/{connectionID}/answer',
  params: connectionParams,
  body: z.object({ answer: z.enum(['accepted', 'declined']), businessID: z.optional(idSchema) }),
  data: connectionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** By whoever asked while it is pending, by either side once it is accepted. NotFound: there is none any more. */
export const endConnection = defineCall({
  name: 'end-connection',
  access: 'user',
  summary: 'Takes a connection request back, or ends a connection',
  method: 'DELETE',
  path: 'social/connection/{connectionID}',
  params: connectionParams,
  body: inNameOf,
  data: connectionParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
