import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { listNameSchema } from './favorite.ts';

export const renameFavoriteList = defineCall({
  name: 'rename-favorite-list',
  room: 'social',
  access: 'user',
  summary: 'Names a list of favorite businesses anew',
  method: 'PUT',
  path: 'social/favorite-lists/{id}',
  params: idParams,
  body: z.object({ name: listNameSchema }),
  data: z.object({ listID: z.string(), name: z.string() }),
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
