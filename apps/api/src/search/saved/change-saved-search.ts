import { changeSavedSearch } from '@wbn/contract/search/change-saved-search.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { updateSavedSearch } from './saved-search.sql.ts';

export const changeSavedSearchHandler = defineHandler(
  changeSavedSearch,
  async ({ params: { id }, body: { name, alerts }, user: { userID }, services: { db } }) => {
    const row = await updateSavedSearch.first(db, { id, userID, name, alerts });
    if (!row) throw notFound(`You keep no search with the id ${id}.`);
    return { data: presentSavedSearch(row) };
  },
);
