import { randomBytes } from 'node:crypto';
import { savedSearchLimit } from '@wbn/contract/search/saved-search-limit.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '@wbn/contract/search/saved-searches.ts';
import { network } from '@wbn/edition/network.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { readParameters } from './read-parameters.ts';
import {
  countSavedSearches,
  deleteSavedSearchRow,
  insertSavedSearch,
  lockUserRow,
  type SavedSearchRow,
  selectSavedSearch,
  selectSavedSearches,
  updateSavedSearch,
} from './saved-search.sql.ts';

function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    savedSearchID: row.id,
    name: row.name,
    parameters: row.parameters,
    alerts: row.alerts,
    createdAt: toIsoTime(row.created_at),
  };
}

export const saveSearchHandler = defineHandler(
  saveSearch,
  async ({ body: { name, alerts, ...given }, user: { userID }, language, services: { db } }) => {
    const read = readParameters(given.parameters);
    if ('problem' in read) throw invalid('parameters', read.problem);
    const edition = network.find(({ id }) => id === given.edition)?.id;
    if (!edition) throw invalid('edition', 'must be a site of the network');
    const { parameters } = read;
    const row = await db.transaction().execute(async (transaction) => {
      await lockUserRow.first(transaction, { userID });
      const known = await selectSavedSearch.first(transaction, { userID, parameters });
      if (known) return known;
      const { count } = await countSavedSearches.only(transaction, { userID });
      if (count >= savedSearchLimit)
        throw new CallError('Conflict', `You keep ${savedSearchLimit} searches already: delete one first.`);
      await insertSavedSearch.run(transaction, {
        id: newId(),
        user_id: userID,
        name,
        parameters,
        edition,
        language,
        alerts,
        stop_token: randomBytes(24).toString('base64url'),
      });
      return selectSavedSearch.only(transaction, { userID, parameters });
    });
    return { data: presentSavedSearch(row) };
  },
);

function invalid(field: string, problem: string): CallError {
  return validationError({ [field]: problem });
}

export const listSavedSearchesHandler = defineHandler(
  listSavedSearches,
  async ({ user: { userID }, services: { db } }) => {
    const rows = await selectSavedSearches.all(db, { userID });
    return { data: rows.map(presentSavedSearch) };
  },
);

export const changeSavedSearchHandler = defineHandler(
  changeSavedSearch,
  async ({ params: { id }, body: { name, alerts }, user: { userID }, services: { db } }) => {
    const row = await updateSavedSearch.first(db, { id, userID, name, alerts });
    if (!row) throw notFound(`You keep no search with the id ${id}.`);
    return { data: presentSavedSearch(row) };
  },
);

export const deleteSavedSearchHandler = defineHandler(
  deleteSavedSearch,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    await deleteSavedSearchRow.run(db, { id, userID });
    return { data: { savedSearchID: id } };
  },
);
