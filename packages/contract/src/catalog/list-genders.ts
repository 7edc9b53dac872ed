import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema } from '../shared/values.ts';

export const listGenders = defineCall({
  name: 'list-genders',
  room: 'catalog',
  summary: 'Genders a person may choose from',
  method: 'GET',
  path: 'ref-data/gender',
  data: z.array(codedSchema),
  errors: [],
  freshSeconds: 3600,
});
