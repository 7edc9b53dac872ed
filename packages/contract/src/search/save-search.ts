import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { alertsSchema, savedSearchSchema, searchNameSchema } from './saved-search.ts';

/** A search that is kept already is answered as it is; `edition` is the site to which mails lead. */
export const saveSearch = defineCall({
  name: 'save-search',
  room: 'search',
  access: 'user',
  summary: 'Keeps a search, of at most 50',
  method: 'POST',
  path: 'search/saved',
  body: z.object({
    name: searchNameSchema,
    parameters: z.string().check(z.maxLength(2_000, 'must be 2,000 characters or fewer')),
    alerts: z._default(alertsSchema, 'none'),
    edition: z.string().check(z.maxLength(40, 'must be 40 characters or fewer')),
  }),
  data: savedSearchSchema,
  errors: ['ValidationError', 'Conflict'],
});
