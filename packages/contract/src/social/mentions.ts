import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Maximum mentions in one text. */
const mentionLimit = 20;

/** A mention in a text: starts at character `start` and is `length` characters long (UTF-16), including the @. */
export const mentionSchema = z.object({
  start: integerFrom(0),
  length: z.int().check(z.minimum(1, 'must be 1 or more'), z.maximum(200, 'must be 200 or less')),
  resourceID: idSchema,
  resourceType: actorTypeSchema,
});

export const mentionsSchema = z
  .array(mentionSchema)
  .check(z.maxLength(mentionLimit, `must be ${mentionLimit} or fewer`));

export type Mention = z.output<typeof mentionSchema>;

/** Maximum candidates in a reply. */
export const mentionCandidateLimit = 8;

/**
 * Candidates for a name typed after an @: each typed word starts a word of the name. Followed and connected authors
 * come first, and are the only ones when fewer than two letters are typed. In a group (`groupID`) its members come before
 * all others, and in a private one nobody else is offered. NotFound: a group that the person may not read.
 */
export const listMentionCandidates = defineCall({
  name: 'list-mention-candidates',
  access: 'user',
  summary: 'People and companies that a text can mention, by the start of their names',
  method: 'GET',
  path: 'social/mentions',
  query: z.object({
    search: z._default(z.string().check(z.maxLength(100, 'must be 100 characters or fewer')), ''),
    businessID: z.optional(idSchema),
    groupID: z.optional(idSchema),
  }),
  data: z.array(authorSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
