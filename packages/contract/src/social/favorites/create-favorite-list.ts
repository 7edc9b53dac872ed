import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { favoriteListSchema, listNameSchema } from './favorite.ts';

/** Conflict: there is a list of that name, in small letters or capitals, or there are 50. */
export const createFavoriteList = defineCall({
  name: 'create-favorite-list',
  room: 'social',
  access: 'user',
  summary: 'Makes a list of favorite businesses, of at most 50',
  method: 'POST',
  path: 'social/favorite-lists',
  body: z.object({ name: listNameSchema }),
  data: favoriteListSchema,
  errors: ['ValidationError', 'Conflict'],
});
