import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { mutedSchema } from './mute.ts';

export const unmute = defineCall({
  name: 'unmute',
  room: 'social',
  access: 'user',
  summary: 'Wants to hear of a person or company again; who is not muted is no error',
  method: 'DELETE',
  path: 'social/mute/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  data: mutedSchema,
  errors: ['ValidationError'],
});
