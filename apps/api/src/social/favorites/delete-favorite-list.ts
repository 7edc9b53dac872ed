import { deleteFavoriteList } from '@wbn/contract/social/favorites/delete-favorite-list.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { deleteList } from './favorite-list.sql.ts';

export const deleteFavoriteListHandler = defineHandler(
  deleteFavoriteList,
  async ({ params: { id: listID }, user: { userID }, services: { db } }) => {
    await deleteList.run(db, { listID, userID });
    return { data: { listID } };
  },
);
