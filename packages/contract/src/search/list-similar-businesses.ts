import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

export const listSimilarBusinesses = defineCall({
  name: 'list-similar-businesses',
  room: 'search',
  summary:
    'Companies of the same categories, those of the same country first; none for one that visitors cannot see',
  method: 'GET',
  path: 'business/similar/{id}',
  params: idParams,
  data: z.array(businessCardSchema),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
