import { defineCall } from '../../call.ts';
import { favoritePlaceSchema } from './favorite.ts';

/** It can be brought back for a day by `change-favorite`. */
export const removeFavorite = defineCall({
  name: 'remove-favorite',
  room: 'social',
  access: 'user',
  summary: 'Takes a company out of a list of favorite businesses',
  method: 'DELETE',
  path: 'social/favorites',
  body: favoritePlaceSchema,
  data: favoritePlaceSchema,
  errors: ['ValidationError'],
});
