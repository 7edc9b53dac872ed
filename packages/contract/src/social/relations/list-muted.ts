import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { pageQuery, peoplePageSchema } from './people-page.ts';

export const listMuted = defineCall({
  name: 'list-muted',
  room: 'social',
  access: 'user',
  summary: 'Of whom one wants to hear nothing, the latest first',
  method: 'GET',
  path: 'social/mute',
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError'],
});
