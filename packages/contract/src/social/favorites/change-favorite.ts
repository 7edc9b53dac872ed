import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { favoriteNoteSchema, favoritePlaceSchema } from './favorite.ts';

/** Writes the note; `removed: false` brings back what was removed less than a day ago, whatever has become of the company. */
export const changeFavorite = defineCall({
  name: 'change-favorite',
  room: 'social',
  access: 'user',
  summary: 'Changes the note of a favorite business, or brings it back into its list',
  method: 'PUT',
  path: 'social/favorites',
  body: z.extend(favoritePlaceSchema, {
    note: z.optional(favoriteNoteSchema),
    removed: z.optional(z.literal(false)),
  }),
  data: z.extend(favoritePlaceSchema, { note: z.string() }),
  errors: ['ValidationError', 'NotFound'],
});
