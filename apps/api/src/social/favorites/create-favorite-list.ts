import { createFavoriteList } from '@wbn/contract/social/favorites/create-favorite-list.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { addList, refuseTakenName } from './add-list.ts';
import { lockKeeper } from './favorite-list.sql.ts';

export const createFavoriteListHandler = defineHandler(
  createFavoriteList,
  async ({ body: { name }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await lockKeeper.first(transaction, { userID });
      await refuseTakenName(transaction, { userID, name });
      const listID = await addList(transaction, { userID, name });
      return { data: { listID, name, count: 0 } };
    }),
);
