import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Most people and companies that one text names. */
const mentionLimit = 20;

/** Somebody who is named in a text: from character `start` on, `length` characters (UTF-16), the @ before the name included. */
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

/** Most that are proposed at once. */
export const mentionCandidateLimit = 8;

/**
 * While a name is being typed after an @: each of its words begins a word of theirs. Those one follows or is connected with come first;
 * with less than two letters typed there are no others.
 */
export const listMentionCandidates = defineCall({
  name: 'list-mention-candidates',
  access: 'user',
  summary: 'People and companies that a text can name, by the beginnings of their names',
  method: 'GET',
  path: 'social/mentions',
  query: z.object({
    search: z._default(z.string().check(z.maxLength(100, 'must be 100 characters or fewer')), ''),
    businessID: z.optional(idSchema),
  }),
  data: z.array(authorSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
