import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectLists } from './favorite-list.sql.ts';

export const listFavoriteListsHandler = defineHandler(
  listFavoriteLists,
  async ({ query: { businessID }, user: { userID }, services: { db } }) => {
    const rows = await selectLists.all(db, { userID, businessID });
    const data = rows.map(({ id, name, count, holds }) => ({
      listID: id,
      name: name ?? undefined,
      count,
      holds: holds ?? undefined,
    }));
    return { data };
  },
);
