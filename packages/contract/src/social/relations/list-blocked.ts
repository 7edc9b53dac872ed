import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageQuery, peoplePageSchema } from './people-page.ts';

/** `businessID`: by a company of which one is admin or owner. */
export const listBlocked = defineCall({
  name: 'list-blocked',
  room: 'social',
  access: 'user',
  summary: 'Whom one has blocked, the latest first',
  method: 'GET',
  path: 'social/block',
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: peoplePageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
