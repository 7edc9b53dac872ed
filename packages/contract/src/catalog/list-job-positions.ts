import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const listJobPositions = defineCall({
  name: 'list-job-positions',
  room: 'catalog',
  summary: 'Positions in a company',
  method: 'GET',
  path: 'ref-data/job-position',
  data: z.array(z.object({ jobPositionID: z.string(), name: z.string() })),
  errors: [],
  freshSeconds: 3600,
});
