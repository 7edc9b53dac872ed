import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { authorSchema, pageQuery } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Days after which a declined person or company may ask again (decision 9). */
export const askAgainDays = 30;

/** Maximum length of the message of a connection request, in characters. */
export const connectionMessageLimit = 300;

/** State of the relation to another side: requested, received, or connected. */
export const connectionStateSchema = z.object({
  connectionID: z.string(),
  status: z.enum(['pending', 'accepted', 'declined']),
  /** `sent` when the viewer's side asked. */
  side: z.enum(['sent', 'received']),
  /** ISO 8601; for a declined request of the viewer's side: when they may ask again. */
  askAgainAt: z.optional(z.string()),
});

export type ConnectionState = z.output<typeof connectionStateSchema>;

/** An entry in the viewer's list. */
const connectionSchema = z.extend(connectionStateSchema, {
  /** The other side. */
  other: authorSchema,
  message: z.optional(z.string()),
  /** ISO 8601: time of the request, or of its acceptance. */
  since: z.string(),
});

export type Connection = z.output<typeof connectionSchema>;

/** The business the person acts as; absent: the person. */
const inNameOf = z.object({ businessID: z.optional(idSchema) });

const connectionParams = z.object({ connectionID: idSchema });

const connectionLists = ['received', 'sent', 'accepted'] as const;

export type ConnectionList = (typeof connectionLists)[number];

/** `businessID`: a business the person works for. */
export const listConnections = defineCall({
  name: 'list-connections',
  access: 'user',
  summary: 'Pending requests, received or sent, or connections; latest first',
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

/**
 * Asking twice has no effect; asking a side that has already asked accepts its request. Conflict: the request was
 * declined within the last 30 days.
 */
export const requestConnection = defineCall({
  name: 'request-connection',
  access: 'user',
  summary: 'Asks a person or company to connect, as oneself or as a company',
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

/**
 * For the side that was asked; repeating the same answer has no effect. Conflict: it was answered differently before.
 */
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

/** For the asking side while it is pending, for both sides once accepted. NotFound: there is none any more. */
export const endConnection = defineCall({
  name: 'end-connection',
  access: 'user',
  summary: 'Withdraws a connection request, or ends a connection',
  method: 'DELETE',
  path: 'social/connection/{connectionID}',
  params: connectionParams,
  body: inNameOf,
  data: connectionParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
