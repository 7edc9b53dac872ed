import { loadFavorites } from '@wbn/contract/social/favorites/load-favorites.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { countFavorites, selectFavorites } from './favorite.sql.ts';
import { presentFavorite } from './present-favorite.ts';
import { requireList } from './require-list.ts';

export const loadFavoritesHandler = defineHandler(
  loadFavorites,
  async ({ params: { id: listID }, query, user: { userID }, language, services: { db } }) => {
    await requireList(db, { listID, userID });
    const { count } = await countFavorites.only(db, { listID });
    const rows = await selectFavorites.all(db, { listID, ...query });
    return { data: rows.map((row) => presentFavorite(row, language)), total: count };
  },
);
