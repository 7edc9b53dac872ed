import {
  type Favorite,
  favoriteLimit,
  favoriteListLimit,
  loadFavorites,
} from '@wbn/contract/social/favorites.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../../testing/add-business-people.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let ana: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, by = ana) =>
  ask(`${api.url}/social/${path}`, {
    method,
    headers: { ...by.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const save = (body: object, by = ana) => post(`${api.url}/social/favorites`, body, by.headers);
const lists = async (query = '') => (await call('GET', `favorite-lists${query}`)).body.data;
const load = async (id: string, query: object = {}) =>
  (await callServer(api.url, loadFavorites, { params: { id }, query }, ana.headers)).body;

describe('LAY-19: Favorite Business', () => {
  beforeAll(async () => {
    ana = await addAccount(api, 'Ana');
  });

  it('creates a list at the first save; saves a company once per list, each time with its own note', async () => {
    const pumps = await addBusiness(api.db, { company_name: 'Bombas Pumps', country: 'ES' });
    const valves = await addBusiness(api.db, { company_name: 'Acme Valves', country: 'IT' });
    const { listID } = (await save({ businessID: pumps })).body.data;
    expect((await save({ businessID: pumps, note: 'Later' })).body.data.listID).toBe(listID);
    const kept = await call('GET', `favorites/kept?businessIDs=${valves},${pumps}`);
    expect(kept.body.data).toEqual([pumps]);
    expect((await call('GET', 'favorites/kept?businessIDs=1,2')).body.fields).toEqual({
      businessIDs: 'must be ids with commas between them',
    });
    const made = (await call('POST', 'favorite-lists', { name: '  Lyon   fair ' })).body.data;
    expect(made.name).toBe('Lyon fair');
    await save({ businessID: pumps, listID: made.listID, note: 'Hall 4, ask for Inés' });
    await save({ businessID: valves, listID: made.listID });
    expect(await lists(`?businessID=${valves}`)).toEqual([
      { listID, count: 1, holds: false },
      { listID: made.listID, name: 'Lyon fair', count: 2, holds: true },
    ]);
    expect((await load(listID)).data).toMatchObject([{ companyName: 'Bombas Pumps', note: '' }]);
    const names = async (sort: string) =>
      (await load(made.listID, { sort })).data.map((favorite: Favorite) => favorite.companyName);
    expect(await names('newest')).toEqual(['Acme Valves', 'Bombas Pumps']);
    expect(await names('country')).toEqual(['Bombas Pumps', 'Acme Valves']);
    const second = await load(made.listID, { sort: 'name', skip: 1, size: 1 });
    expect([second.total, second.data[0]?.note]).toEqual([2, 'Hall 4, ask for Inés']);
  });

  it('changes notes, restores removed favorites, refuses duplicate names and deletes a list with its content', async () => {
    const [first, fair] = await lists();
    const [favorite] = (await load(fair.listID, { sort: 'name' })).data;
    const place = { listID: fair.listID, businessID: favorite?.businessID };
    expect((await call('PUT', 'favorites', { ...place, note: ' MOQ 50 ' })).body.data.note).toBe('MOQ 50');
    await call('DELETE', 'favorites', place);
    expect((await load(fair.listID)).total).toBe(1);
    expect((await call('PUT', 'favorites', { ...place, note: 'x' })).status).toBe(404);
    await call('PUT', 'favorites', { ...place, removed: false });
    expect((await load(fair.listID, { sort: 'name' })).data[0]).toMatchObject({ note: 'MOQ 50' });

    const rename = (name: string) => call('PUT', `favorite-lists/${first.listID}`, { name });
    expect((await rename('LYON FAIR')).status).toBe(409);
    expect((await rename('Suppliers')).body.data).toEqual({ listID: first.listID, name: 'Suppliers' });
    await call('DELETE', `favorite-lists/${first.listID}`);
    expect((await lists()).map(({ name }: { name: string }) => name)).toEqual(['Lyon fair']);
  });

  it('still names a company that is not on the site any more, and shows nothing else of it', async () => {
    const [fair] = await lists();
    const id = await addBusiness(api.db, { company_name: 'Gone Gears', country: 'DE', city: 'Ulm' });
    await save({ businessID: id, listID: fair.listID });
    const [saved] = (await load(fair.listID)).data;
    expect(saved).toMatchObject({ state: 'public', city: 'Ulm' });
    const kept = { companyName: 'Gone Gears', businessID: id, listID: fair.listID, note: '' };
    const states = [
      [{ status: 'unpublished', company_name: 'Renamed' }, 'unpublished'],
      [{ deleted_at: new Date() }, 'gone'],
    ] as const;
    for (const [change, state] of states) {
      await api.db.updateTable('business').set(change).where('id', '=', id).execute();
      expect((await load(fair.listID)).data[0]).toEqual({ ...kept, state, savedAt: saved?.savedAt });
    }
    await api.db.deleteFrom('business').where('id', '=', id).execute();
    expect((await load(fair.listID)).data[0]).toMatchObject({ companyName: 'Gone Gears', state: 'gone' });
    expect((await save({ businessID: id })).status).toBe(404);
  });

  it('allows fifty lists per person and five hundred companies per list', async () => {
    const bea = await addAccount(api, 'Bea');
    await sql`insert into favorite_list (id, user_id, name)
      select gen_random_uuid()::text, ${bea.userID}, 'List ' || n from generate_series(1, ${favoriteListLimit}) as n`.execute(
      api.db,
    );
    const full = await call('POST', 'favorite-lists', { name: 'One more' }, bea);
    expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('50 lists')]);
    await sql`insert into favorite (list_id, business_id, company_name)
      select id, n::text, 'x' from favorite_list, generate_series(1, ${favoriteLimit}) as n
      where user_id = ${bea.userID}`.execute(api.db);
    const businessID = await addBusiness(api.db);
    expect((await save({ businessID }, bea)).body.message).toContain('500 companies');
  });
});
