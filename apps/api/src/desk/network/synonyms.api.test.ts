import { addSynonym, listSynonyms, trySynonym } from '@wbn/contract/desk/synonyms.ts';
import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readAddedSynonyms } from '../../search/added-synonyms.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let moderator: SignedIn;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  moderator = await api.signInStaff();
  const businessID = await addBusiness(api.db, { company_name: 'Flumserberg Zwischenwellen', country: 'DE' });
  await api.search.index('business', [businessID]);
});
afterAll(async () => {
  // Other tests of this process search without them.
  await api.db.deleteFrom('search_synonym').execute();
  await readAddedSynonyms(api.db);
  await api.stop();
});

const phrases = ['zwischenwellen', 'quillshafting'];
const find = async (textQuery: string) => {
  const { body } = await callServer(api.url, searchBusinesses, { body: { textQuery } });
  return body.data.full_results ?? body.data.total_results;
};

describe('STF-53 synonyms of the desk', () => {
  it('are tried without a change, added, found by searches at once, and removed again', async () => {
    expect(await find('quillshafting')).toBe(0);
    const body = { phrases, words: 'quillshafting' };
    const tried = await callServer(api.url, trySynonym, { body }, moderator.headers);
    expect(tried.body.data).toEqual({
      before: { full: 0, total: 0, names: [] },
      after: { full: 1, total: 1, names: ['Flumserberg Zwischenwellen'] },
    });
    expect(await find('quillshafting')).toBe(0);

    const added = await callServer(api.url, addSynonym, { body: { phrases } }, moderator.headers);
    const { synonymID } = added.body.data;
    expect(await find('quillshafting')).toBe(1);
    expect((await callServer(api.url, listSynonyms, {}, moderator.headers)).body.data).toMatchObject([
      { synonymID, phrases, by: 'Vera Moss' },
    ]);
    const twice = await post(
      `${api.url}/desk/synonyms`,
      { phrases: [...phrases].reverse() },
      moderator.headers,
    );
    expect([twice.status, twice.body.name]).toEqual([409, 'Conflict']);

    const removed = await ask(`${api.url}/desk/synonyms/${synonymID}`, { method: 'DELETE', ...moderator });
    expect(removed.body.data).toEqual({ synonymID });
    expect(await find('quillshafting')).toBe(0);
    const acts = await selectStaffActions.all(api.db, { targetID: synonymID, most: 9 });
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['remove-synonym', { phrases }, {}],
      ['add-synonym', {}, { phrases }],
    ]);
  });

  it('refuse what no search would find', async () => {
    for (const wrong of [['one'], ['one', 'one'], ['one', 'two, three'], ['one', 'the'], ['one', ' ']])
      expect((await post(`${api.url}/desk/synonyms`, { phrases: wrong }, moderator.headers)).status).toBe(
        400,
      );
    const unknown = await ask(`${api.url}/desk/synonyms/${newId()}`, { method: 'DELETE', ...moderator });
    expect(unknown.status).toBe(404);
  });
});
