import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

export const deleteSavedSearch = defineCall({
  name: 'delete-saved-search',
  room: 'search',
  access: 'user',
  summary: 'Keeps a search no more; one that is not there is no error',
  method: 'DELETE',
  path: 'search/saved/{id}',
  params: idParams,
  data: z.object({ savedSearchID: z.string() }),
  errors: ['ValidationError'],
});
