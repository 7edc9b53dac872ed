import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { actorTypeSchema } from '../resource-type.ts';

export const mutedSchema = z.object({ resourceID: z.string(), muted: z.boolean() });

/** Feeds and notices leave them out; they do not notice. */
export const mute = defineCall({
  name: 'mute',
  room: 'social',
  access: 'user',
  summary: 'Wants to hear nothing of a person or company',
  method: 'POST',
  path: 'social/mute/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema }),
  data: mutedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
