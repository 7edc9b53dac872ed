import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { favoriteLimit, favoriteSchema, favoriteSorts } from './favorite.ts';

/** A number as an address has it. */
const countOf = (least: number, most: number) =>
  z.coerce
    .number()
    .check(
      z.int('must be a whole number'),
      z.minimum(least, `must be ${least} or more`),
      z.maximum(most, `must be ${most} or less`),
    );

/** A page of a list; `size` may be the whole. `total` counts all. */
export const loadFavorites = defineCall({
  name: 'load-favorites',
  room: 'social',
  access: 'user',
  summary: 'The companies of a list of favorite businesses',
  method: 'GET',
  path: 'social/favorite-lists/{id}/businesses',
  params: idParams,
  query: z.object({
    sort: z._default(z.enum(favoriteSorts), 'newest'),
    skip: z._default(countOf(0, favoriteLimit), 0),
    size: z._default(countOf(1, favoriteLimit), 20),
  }),
  data: z.array(favoriteSchema),
  siblings: { total: z.int() },
  errors: ['ValidationError', 'NotFound'],
});
