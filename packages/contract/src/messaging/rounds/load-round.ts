import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { asQuery } from '../request-params.ts';
import { openRoundSchema } from './round.ts';

export const loadRound = defineCall({
  name: 'load-round',
  room: 'messaging',
  access: 'user',
  summary: 'What several companies have answered to the same inquiry, side by side',
  method: 'GET',
  path: 'business/rounds/{roundID}',
  params: z.object({ roundID: idSchema }),
  query: asQuery,
  data: openRoundSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
