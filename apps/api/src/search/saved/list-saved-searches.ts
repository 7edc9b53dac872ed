import { listSavedSearches } from '@wbn/contract/search/list-saved-searches.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { selectSavedSearches } from './saved-search.sql.ts';

export const listSavedSearchesHandler = defineHandler(
  listSavedSearches,
  async ({ user: { userID }, services: { db } }) => {
    const rows = await selectSavedSearches.all(db, { userID });
    return { data: rows.map(presentSavedSearch) };
  },
);
