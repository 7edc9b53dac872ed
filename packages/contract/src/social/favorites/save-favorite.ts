import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { favoriteNoteSchema, favoritePlaceSchema } from './favorite.ts';

/**
 * Without `listID` into the person's first list, which the first save makes. What is there already stays as it is. Conflict: the list is
 * full.
 */
export const saveFavorite = defineCall({
  name: 'save-favorite',
  room: 'social',
  access: 'user',
  summary: 'Keeps a company in a list of favorite businesses',
  method: 'POST',
  path: 'social/favorites',
  body: z.object({
    businessID: idSchema,
    listID: z.optional(idSchema),
    note: z.optional(favoriteNoteSchema),
  }),
  data: favoritePlaceSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
