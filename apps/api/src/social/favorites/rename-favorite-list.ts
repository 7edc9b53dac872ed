import { renameFavoriteList } from '@wbn/contract/social/favorites/rename-favorite-list.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseTakenName } from './add-list.ts';
import { lockKeeper, updateListName } from './favorite-list.sql.ts';
import { requireList } from './require-list.ts';

export const renameFavoriteListHandler = defineHandler(
  renameFavoriteList,
  async ({ params: { id: listID }, body: { name }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await lockKeeper.first(transaction, { userID });
      await requireList(transaction, { listID, userID });
      await refuseTakenName(transaction, { userID, name, listID });
      await updateListName.run(transaction, { listID, userID, name });
      return { data: { listID, name } };
    }),
);
