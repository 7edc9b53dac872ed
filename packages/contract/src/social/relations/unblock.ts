import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { blockedSchema } from './block.ts';

export const unblock = defineCall({
  name: 'unblock',
  room: 'social',
  access: 'user',
  summary: 'Blocks a person or company no more; who is not blocked is no error',
  method: 'DELETE',
  path: 'social/block/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  body: z.object({ businessID: z.optional(idSchema) }),
  data: blockedSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
