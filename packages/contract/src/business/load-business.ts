import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';

export const loadBusiness = defineCall({
  name: 'load-business',
  room: 'business',
  summary:
    'A business page, before it is published for its own people only; `session` tells what the viewer may do with it, null for everybody else',
  method: 'GET',
  path: 'business/profile/{id}',
  params: idParams,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'NotFound'],
});
