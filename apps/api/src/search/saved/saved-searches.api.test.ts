import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedSearchLimit } from '@wbn/contract/search/saved-search-limit.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../../testing/add-business-people.ts';
import { addSavedSearch } from '../../testing/add-saved-search.ts';
import { ask, post } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { queueSearchAlerts } from './queue-search-alerts.ts';

let api: TestServer;
let ana: BusinessPerson;
let company: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ana = await addAccount(api, 'Ana');
  company = await addBusiness(api.db, { company_name: 'Rossi Srl', country: 'IT' });
});
afterAll(() => api.stop());

const save = (body: object, headers = ana.headers) =>
  post(`${api.url}/search/saved`, { name: 'Pumps', edition: 'chile', ...body }, headers);
const list = async (headers = ana.headers) => (await ask(`${api.url}/search/saved`, { headers })).body.data;
const change = (id: string, body: object, method = 'PUT') =>
  ask(`${api.url}/search/saved/${id}`, {
    method,
    headers: { ...ana.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('saved searches', () => {
  it('stores two forms of one search once, in canonical form; names, changes and deletes it', async () => {
    const saved = await save({
      parameters: 'search=slurry+pump&page=3&sort=newest&business=PR&category=0004.02&employees=11-50',
    });
    expect(saved.body.data).toMatchObject({
      name: 'Pumps',
      // A product has no employees.
      parameters: 'business=PR&countries=global&search=slurry+pump&category=0004.02',
      alerts: 'none',
    });
    const id = saved.body.data.savedSearchID;
    const again = await save({
      name: 'Other',
      parameters: 'business=PR&category=0004.02&search=slurry%20pump',
    });
    expect(again.body.data).toEqual(saved.body.data);
    expect((await change(id, { name: '  Slurry   pumps ', alerts: 'weekly' })).body.data).toMatchObject({
      name: 'Slurry pumps',
      alerts: 'weekly',
    });
    expect(await list()).toHaveLength(1);
    await change(id, {}, 'DELETE');
    expect(await list()).toEqual([]);
  });

  it('reports what is wrong, and stores up to fifty', async () => {
    expect((await save({ parameters: 'business=PR&countries=AUS' })).body.fields.parameters).toContain(
      'ISO 3166-1',
    );
    expect((await save({ parameters: 'business=PR', edition: 'atlantis' })).body.fields.edition).toContain(
      'site',
    );
    const bea = await addAccount(api, 'Bea');
    for (let n = 0; n < savedSearchLimit; n += 1) await addSavedSearch(api, bea.userID);
    const full = await save({ parameters: 'business=PR&search=valve' }, bea.headers);
    expect([full.status, full.body.name]).toEqual([409, 'Conflict']);
  });
});

const mails = () =>
  existsSync(api.outboxDir)
    ? readdirSync(api.outboxDir).map((name) =>
        readFileSync(join(api.outboxDir, name), 'utf8')
          .replaceAll(/=\r\n|\r\n(?= )/g, '')
          .replaceAll('=3D', '='),
      )
    : [];
/** A product that became public the given number of minutes ago. */
async function addNew(name: string, minutes: number, given: object = {}) {
  const id = await addProduct(api.db, company, { name, ...given });
  await sql`update product set first_public_at = now() - make_interval(mins => ${minutes})
            where id = ${id} and first_public_at is not null`.execute(api.db);
  await api.search.index('product', [id]);
  return id;
}
async function look() {
  await sql`update saved_search set next_look_at = now()`.execute(api.db);
  await queueSearchAlerts(api.services);
  await api.jobs.settle();
}

describe('alerts', () => {
  it('mail new hits once, in the language of the reader; one click unsubscribes', async () => {
    const eva = await addAccount(api, 'Eva');
    const token = await addSavedSearch(api, eva.userID, {
      name: 'Pompe',
      parameters: 'business=PR&countries=IT&search=pump',
      alerts: 'daily',
    });
    await addNew('Slurry pump', 30);
    await addNew('Gate valve', 30);
    await addNew('Old pump', 600);
    // Rows this young are not examined yet, because their transaction might end late.
    await addNew('Young pump', 1);
    const draft = await addNew('Draft pump', 30, { status: 'draft' });
    await look();
    const [mail = ''] = mails();
    expect(mails()).toHaveLength(1);
    expect(mail).toContain(`To: ${eva.email}`);
    expect(mail).toContain('Slurry pump');
    for (const other of ['Gate valve', 'Old pump', 'Young pump', 'Draft pump'])
      expect(mail).not.toContain(other);
    expect(mail).toContain(
      'http://chile.localhost:4000/search-result?business=PR&countries=IT&search=pump&sort=newest',
    );
    expect(mail).toContain(`List-Unsubscribe: <http://chile.localhost:4000/mails/stop?token=${token}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('resultado');

    await look();
    expect(mails()).toHaveLength(1);

    // A draft is new when it is published, however old it is.
    await api.db.updateTable('product').set({ status: 'published' }).where('id', '=', draft).execute();
    await sql`update product set first_public_at = now() - interval '16 minutes' where id = ${draft}`.execute(
      api.db,
    );
    await sql`update saved_search set told_until = now() - interval '20 minutes'`.execute(api.db);
    await api.search.index('product', [draft]);
    await look();
    expect(mails()).toHaveLength(2);

    const stopped = await post(`${api.url}/mails/stop`, { token });
    expect(stopped.body.data).toEqual({ mails: ['search'], name: 'Pompe' });
    await addNew('Third pump', 30);
    await sql`update saved_search set told_until = now() - interval '1 hour'`.execute(api.db);
    await look();
    expect(mails()).toHaveLength(2);
    expect((await post(`${api.url}/mails/stop`, { token: 'x' })).status).toBe(404);
  });

  it('count a product as new with its company, and a company by itself', async () => {
    const fay = await addAccount(api, 'Fay');
    const before = mails().length;
    for (const business of ['PR', 'MA', 'ALL'])
      await addSavedSearch(api, fay.userID, {
        parameters: `business=${business}&countries=NO&search=`,
        alerts: 'weekly',
      });
    const id = await addBusiness(api.db, { company_name: 'Fjord Valves', country: 'NO' });
    await addProduct(api.db, id, { name: 'Fjord valve' });
    await sql`update business set first_public_at = now() - interval '30 minutes' where id = ${id}`.execute(
      api.db,
    );
    await sql`update product set first_public_at = now() - interval '9 hours' where business_id = ${id}`.execute(
      api.db,
    );
    await api.search.index('business', [id]);
    const { rows } = await sql<{ id: string }>`select id from product where business_id = ${id}`.execute(
      api.db,
    );
    await api.search.index(
      'product',
      rows.map((row) => row.id),
    );
    await look();
    const told = mails().slice(before).join();
    expect(mails()).toHaveLength(before + 3);
    expect(told).toContain('Fjord Valves');
    expect(told).toContain('Fjord valve');
  });
});
