import { deleteSavedSearch } from '@wbn/contract/search/delete-saved-search.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { deleteSavedSearchRow } from './saved-search.sql.ts';

export const deleteSavedSearchHandler = defineHandler(
  deleteSavedSearch,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    await deleteSavedSearchRow.run(db, { id, userID });
    return { data: { savedSearchID: id } };
  },
);
