import { changeFavorite } from '@wbn/contract/social/favorites/change-favorite.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { updateFavorite } from './favorite.sql.ts';

export const changeFavoriteHandler = defineHandler(
  changeFavorite,
  async ({ body: { removed, ...change }, user: { userID }, services: { db } }) => {
    const wanted = { ...change, note: change.note, userID, bringBack: removed === false };
    const data = await updateFavorite.first(db, wanted);
    if (!data) throw notFound(`The company ${change.businessID} is not in this list of yours.`);
    return { data };
  },
);
