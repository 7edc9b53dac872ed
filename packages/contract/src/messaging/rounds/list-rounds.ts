import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { roundSchema } from './round.ts';

/** Rounds that come at a time. */
export const roundPageSize = 20;

export const listRounds = defineCall({
  name: 'list-rounds',
  room: 'messaging',
  access: 'user',
  summary: 'Inquiries that one has sent to several companies, the latest first',
  method: 'GET',
  path: 'business/rounds',
  query: z.object({
    /** One's own id or that of a company; absent: one's own. */
    ubid: z.optional(idSchema),
    nextID: z.optional(idSchema),
  }),
  data: z.object({ rounds: z.array(roundSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
