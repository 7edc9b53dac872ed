import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { alertsSchema, savedSearchSchema, searchNameSchema } from './saved-search.ts';

/** Alerts that begin tell what is new from then on. */
export const changeSavedSearch = defineCall({
  name: 'change-saved-search',
  room: 'search',
  access: 'user',
  summary: 'Names a kept search anew, or changes how often its mails come',
  method: 'PUT',
  path: 'search/saved/{id}',
  params: idParams,
  body: z.object({ name: z.optional(searchNameSchema), alerts: z.optional(alertsSchema) }),
  data: savedSearchSchema,
  errors: ['ValidationError', 'NotFound'],
});
