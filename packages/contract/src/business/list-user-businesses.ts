import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { businessCardSchema } from './business.ts';

export const listUserBusinesses = defineCall({
  name: 'list-user-businesses',
  room: 'business',
  summary: 'The public businesses that a person belongs to; for themselves those that are not public too',
  method: 'GET',
  path: 'business/profile/list-business',
  query: z.object({ userID: idSchema }),
  data: z.array(businessCardSchema),
  errors: ['ValidationError'],
});
