import { randomBytes } from 'node:crypto';
import { saveSearch } from '@wbn/contract/search/save-search.ts';
import { savedSearchLimit } from '@wbn/contract/search/saved-search-limit.ts';
import { network } from '@wbn/edition/network.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { readParameters } from './read-parameters.ts';
import { countSavedSearches, insertSavedSearch, lockKeeper, selectSavedSearch } from './saved-search.sql.ts';

export const saveSearchHandler = defineHandler(
  saveSearch,
  async ({ body: { name, alerts, ...given }, user: { userID }, language, services: { db } }) => {
    const read = readParameters(given.parameters);
    if ('problem' in read) throw invalid('parameters', read.problem);
    const edition = network.find(({ id }) => id === given.edition)?.id;
    if (!edition) throw invalid('edition', 'must be a site of the network');
    const { parameters } = read;
    const row = await db.transaction().execute(async (transaction) => {
      await lockKeeper.first(transaction, { userID });
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
