import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';

/** With what is in it; companies that are in other lists stay there. */
export const deleteFavoriteList = defineCall({
  name: 'delete-favorite-list',
  room: 'social',
  access: 'user',
  summary: 'Deletes a list of favorite businesses',
  method: 'DELETE',
  path: 'social/favorite-lists/{id}',
  params: idParams,
  data: z.object({ listID: z.string() }),
  errors: ['ValidationError'],
});
