import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { actorTypeSchema } from '../resource-type.ts';

export const blockedSchema = z.object({ resourceID: z.string(), blocked: z.boolean() });

/** In a company's name by its admins and owner. Ends follows and connections between the two; nobody is told. */
export const block = defineCall({
  name: 'block',
  room: 'social',
  access: 'user',
  summary: 'Blocks a person or company: neither sees or reaches the other',
  method: 'POST',
  path: 'social/block/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema, businessID: z.optional(idSchema) }),
  data: blockedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
