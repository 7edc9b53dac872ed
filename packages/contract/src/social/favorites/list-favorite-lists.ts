import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { favoriteListSchema } from './favorite.ts';

/** The oldest list first; with `businessID` each tells whether it holds that company. */
export const listFavoriteLists = defineCall({
  name: 'list-favorite-lists',
  room: 'social',
  access: 'user',
  summary: 'The lists of favorite businesses of the one who asks',
  method: 'GET',
  path: 'social/favorite-lists',
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.array(favoriteListSchema),
  errors: ['ValidationError'],
});
