import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { pageQuery, peoplePageSchema } from './author.ts';
import { connectionStateSchema } from './connections.ts';
import { followSummarySchema } from './follows.ts';
import { reactionStateSchema } from './reactions.ts';
import { actorTypeSchema, resourceTypeSchema } from './resource-type.ts';

/** How the viewer may write to a person: directly, with a message request, or not at all. */
const messageAccess = ['direct', 'request', 'refused'] as const;

export type MessageAccess = (typeof messageAccess)[number];

/** What the 'Message' button of a person needs. */
const messageStateSchema = z.object({
  access: z.enum(messageAccess),
  /** The conversation of the two that has not ended. */
  requestID: z.optional(z.string()),
});

export type MessageState = z.output<typeof messageStateSchema>;

/** The viewer's relation to a resource with its counts: all that the buttons of a page need. */
const relationSchema = z.object({
  reaction: reactionStateSchema,
  /** Absent for resources that cannot be followed. */
  follow: z.optional(followSummarySchema),
  connection: z.optional(connectionStateSchema),
  /** Only for other people. */
  message: z.optional(messageStateSchema),
  /** Whether the viewer has blocked it; the blocked side is not told. */
  blocked: z.boolean(),
  muted: z.boolean(),
  /** What the viewer may do; all false for their own resources and within a block. */
  may: z.object({
    react: z.boolean(),
    follow: z.boolean(),
    connect: z.boolean(),
    block: z.boolean(),
    mute: z.boolean(),
    /** Write to a person, directly or with a message request. */
    message: z.boolean(),
  }),
});

export type Relation = z.output<typeof relationSchema>;

export const loadRelation = defineCall({
  name: 'load-relation',
  access: 'user',
  summary:
    'Relation of the viewer, or of a company they act as, to a company, product, person, post or comment',
  method: 'GET',
  path: 'social/relation/{resourceType}/{resourceID}',
  params: z.object({ resourceType: resourceTypeSchema, resourceID: idSchema }),
  query: z.object({ businessID: z.optional(idSchema) }),
  data: relationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const blockedSchema = z.object({ resourceID: z.string(), blocked: z.boolean() });

/**
 * Admins and owners can block in a company's name. Ends follows and connections between the two; nobody is notified.
 */
export const block = defineCall({
  name: 'block',
  access: 'user',
  summary: 'Blocks a person or company: neither sees or can contact the other',
  method: 'POST',
  path: 'social/block/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema, businessID: z.optional(idSchema) }),
  data: blockedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export const unblock = defineCall({
  name: 'unblock',
  access: 'user',
  summary: 'Unblocks a person or company; not being blocked is no error',
  method: 'DELETE',
  path: 'social/block/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  body: z.object({ businessID: z.optional(idSchema) }),
  data: blockedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** `businessID`: a company the person is admin or owner of. */
export const listBlocked = defineCall({
  name: 'list-blocked',
  access: 'user',
  summary: 'Blocked people and companies, latest first',
  method: 'GET',
  path: 'social/block',
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: peoplePageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const mutedSchema = z.object({ resourceID: z.string(), muted: z.boolean() });

/** Feeds and notifications leave out muted authors, who are not told. */
export const mute = defineCall({
  name: 'mute',
  access: 'user',
  summary: 'Mutes a person or company',
  method: 'POST',
  path: 'social/mute/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema }),
  data: mutedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const unmute = defineCall({
  name: 'unmute',
  access: 'user',
  summary: 'Unmutes a person or company; not being muted is no error',
  method: 'DELETE',
  path: 'social/mute/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  data: mutedSchema,
  errors: ['ValidationError'],
});

export const listMuted = defineCall({
  name: 'list-muted',
  access: 'user',
  summary: 'Muted people and companies, latest first',
  method: 'GET',
  path: 'social/mute',
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError'],
});
