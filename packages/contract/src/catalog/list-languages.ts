import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const listLanguages = defineCall({
  name: 'list-languages',
  room: 'catalog',
  summary: 'Languages a person or company may speak',
  method: 'GET',
  path: 'ref-data/language',
  data: z.array(z.object({ code: z.string(), languageName: z.string() })),
  errors: [],
  freshSeconds: 3600,
});
