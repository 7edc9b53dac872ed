import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { savedSearchSchema } from './saved-search.ts';

export const listSavedSearches = defineCall({
  name: 'list-saved-searches',
  room: 'search',
  access: 'user',
  summary: 'The searches that the person who is signed in keeps, the newest first',
  method: 'GET',
  path: 'search/saved',
  data: z.array(savedSearchSchema),
  errors: [],
});
