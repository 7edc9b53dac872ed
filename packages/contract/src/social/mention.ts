import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Most people and companies that one text names. */
export const mentionLimit = 20;

/** Somebody who is named in a text: from character `start` on, `length` characters (UTF-16), the @ before the name included. */
export const mentionSchema = z.object({
  start: z.int().check(z.minimum(0, 'must be 0 or more')),
  length: z.int().check(z.minimum(1, 'must be 1 or more'), z.maximum(200, 'must be 200 or less')),
  resourceID: idSchema,
  resourceType: actorTypeSchema,
});

export const mentionsSchema = z
  .array(mentionSchema)
  .check(z.maxLength(mentionLimit, `must be ${mentionLimit} or fewer`));

export type Mention = z.output<typeof mentionSchema>;
