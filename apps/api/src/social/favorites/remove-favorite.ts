import { removeFavorite } from '@wbn/contract/social/favorites/remove-favorite.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { markFavoriteRemoved } from './favorite.sql.ts';

export const removeFavoriteHandler = defineHandler(
  removeFavorite,
  async ({ body, user: { userID }, services: { db } }) => {
    await markFavoriteRemoved.run(db, { ...body, userID });
    return { data: body };
  },
);
