import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { connectionStateSchema } from '../connections/connection.ts';
import { followSummarySchema } from '../follows/follow-state.ts';
import { reactionStateSchema } from '../reactions/reaction-target.ts';
import { resourceTypeSchema } from '../resource-type.ts';

/** What one is to something, with the counts as one sees them; all that the buttons of a page need. */
export const relationSchema = z.object({
  reaction: reactionStateSchema,
  /** Absent for what nobody can follow. */
  follow: z.optional(followSummarySchema),
  connection: z.optional(connectionStateSchema),
  /** By the one who asks; who was blocked is not told. */
  blocked: z.boolean(),
  muted: z.boolean(),
  /** What one may do; nothing of it with what is one's own, and with those in a block. */
  may: z.object({
    react: z.boolean(),
    follow: z.boolean(),
    connect: z.boolean(),
    block: z.boolean(),
    mute: z.boolean(),
  }),
});

export type Relation = z.output<typeof relationSchema>;

export const loadRelation = defineCall({
  name: 'load-relation',
  room: 'social',
  access: 'user',
  summary: 'What one is to a company, product, person, post or comment, in one’s own or a company’s name',
  method: 'GET',
  path: 'social/relation/{resourceType}/{resourceID}',
  params: z.object({ resourceType: resourceTypeSchema, resourceID: idSchema }),
  query: z.object({ businessID: z.optional(idSchema) }),
  data: relationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
