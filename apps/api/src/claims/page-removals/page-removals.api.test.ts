import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { cleanUpBusinesses } from '../../business/clean-up-businesses.ts';
import { selectStray } from '../../cases/waiting-sources.sql.ts';
import { pageRemovals } from '../../commands/page-removals.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { addAccount } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { commandCalls } from '../../testing/command-calls.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { mailsTo as readMails } from '../../testing/read-mails.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { clearOldPageRemovals } from './page-removal.sql.ts';

let api: TestServer;
let businessID: string;

beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  businessID = await addBusiness(api.db, {
    company_name: 'Rossi Pompe',
    source: 'register',
    source_id: 'r1',
  });
});
afterEach(async () => {
  // Every step has opened and closed its cases of the desk.
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const whole = {
  name: 'Ana Rossi',
  email: 'ana@rossi.example',
  relation: 'Managing director',
  reason: 'closed',
  explanation: 'We closed in 2024.\nThe register says so.',
};
const request = (given: object = {}, id = businessID) =>
  post(`${api.url}/business/${id}/page-removal`, { ...whole, ...given });
const say = commandCalls(() => api, pageRemovals);
const page = async (id = businessID) => (await ask(`${api.url}/business/profile/${id}`)).status;
const rows = () => api.db.selectFrom('page_removal').selectAll().orderBy('number').execute();

const mailsTo = (address: string) => readMails(api, address);
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).sort();

async function found(words: string): Promise<number> {
  const { body } = await post(`${api.url}/search/business`, {
    ...{ textQuery: words, businessType: 'MA', skip: 0, size: 10 },
  });
  return body.data.total_results;
}

async function inSitemap(): Promise<boolean> {
  const { body } = await ask(`${api.url}/sitemap/businesses`);
  return body.data.some(({ id }: { id: string }) => id === businessID);
}

describe('CLM-08 asking for the removal of the page of an imported company', () => {
  it('answers with a number, mails the receipt to who asks and the request to the operator', async () => {
    const { status, body } = await request();
    expect([status, body.data]).toEqual([200, { number: 1, companyName: 'Rossi Pompe' }]);
    expect(await subjectsTo('ana@rossi.example')).toEqual(['We have your request 1 about Rossi Pompe']);
    const [receipt] = await mailsTo('ana@rossi.example');
    // The address was only typed: nothing that the sender wrote goes there.
    expect(receipt?.text).not.toContain('closed in 2024');
    const mails = readdirSync(api.outboxDir).map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));
    const toStaff = mails.find((mail) => mail.includes('Subject: Removal 1 asked for: Rossi Pompe'));
    expect(toStaff).toContain('Reply-To: Ana Rossi <ana@rossi.example>');
    expect(toStaff).toContain('We closed in 2024.');
    expect(toStaff).toContain('pnpm page-removals decide 1');
    expect(await page()).toBe(200);
  });

  it('names every wrong field and stores nothing', async () => {
    const { status, body } = await request({ name: ' ', email: 'ana', reason: 'because', explanation: '' });
    expect([status, body.fields]).toEqual([
      400,
      {
        name: 'is required',
        email: 'must be an e-mail address such as name@company.com',
        reason: 'is not in the list',
        explanation: 'is required',
      },
    ]);
    expect((await post(`${api.url}/business/${businessID}/page-removal`, {})).body.fields).toEqual({
      ...{ name: 'is required', email: 'is required', relation: 'is required', reason: 'is required' },
      explanation: 'is required',
    });
    expect(await rows()).toEqual([]);
  });

  it('answers the same address with the same number while it waits, and discards what bots send', async () => {
    await request();
    expect((await request({ email: 'ANA@rossi.example' })).body.data.number).toBe(1);
    expect((await request({ email: 'ben@rossi.example' })).body.data.number).toBe(2);
    expect((await request({ email: 'eva@rossi.example', followUp: 'https://spam.example' })).status).toBe(
      200,
    );
    expect(await rows()).toHaveLength(2);
    expect(await subjectsTo('ana@rossi.example')).toHaveLength(1);
    expect(await subjectsTo('eva@rossi.example')).toEqual([]);
  });

  it('refuses companies that somebody owns, that members registered, and unknown ones', async () => {
    const ana = await addAccount(api, 'Ana');
    await api.db
      .insertInto('business_member')
      .values({ business_id: businessID, user_id: ana.userID, role: 'owner' })
      .execute();
    expect((await request()).status).toBe(409);
    expect((await request({}, await addBusiness(api.db, { source: 'member' }))).status).toBe(409);
    expect((await request({}, newId())).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('limits what one mail address is sent in a day', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await request({}, await addBusiness(api.db, { source: 'register' }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('CLM-09 staff decide the removal of a page', () => {
  it('lists and shows what waits, removes with a reason and a name, and tells all who asked', async () => {
    await request();
    await request({ email: 'ben@rossi.example', name: 'Ben', reason: 'personal-data' });
    expect(await say('list')).toMatch(
      /^1 {2}Rossi Pompe, closed, waiting, since .*\n {2}We closed in 2024\./,
    );
    expect(await say('show', '1')).toContain('By Ana Rossi (ana@rossi.example), Managing director: closed');
    const decided = await say('decide', '1', 'remove', 'The register shows it.', '--by', 'Marta');
    expect(decided).toContain('by Marta: The register shows it.');
    for (const address of ['ana@rossi.example', 'ben@rossi.example']) {
      expect(await subjectsTo(address)).toContain('The page of Rossi Pompe is removed');
      expect((await mailsTo(address)).some(({ text }) => text.includes('The register shows it.'))).toBe(true);
    }
    expect(await say('list')).toBe('No request for the removal of a page waits.');
    expect(await say('list', '--decided')).toContain('removed, decided');
    const [act] = await selectStaffActions.all(api.db, { targetID: businessID, most: 9 });
    expect(act).toMatchObject({ act: 'remove-page', staff_name: 'Marta', reason: 'The register shows it.' });
    await expect(say('decide', '1', 'refuse', 'x', '--by', 'Marta')).rejects.toThrow('is removed');
  });

  it('refuses with a reason; then the same person can ask again', async () => {
    await request();
    await say('decide', '1', 'refuse', 'The company is active.', '--by', 'Marta');
    expect(await subjectsTo('ana@rossi.example')).toContain('The page of Rossi Pompe stays on WBN');
    expect(await page()).toBe(200);
    expect((await request()).body.data.number).toBe(2);
  });

  it('removes no company that was claimed meanwhile, nor one whose claim waits', async () => {
    const ana = await addAccount(api, 'Ana');
    await request();
    const claim = { id: newId(), business_id: businessID, user_id: ana.userID, method: 'document' } as const;
    await api.db
      .insertInto('business_claim')
      .values({ ...claim, state: 'submitted', submitted_at: new Date() })
      .execute();
    await expect(say('decide', '1', 'remove', 'x', '--by', 'M')).rejects.toThrow('decide that first');
    await api.db.deleteFrom('business_claim').execute();
    await api.db
      .insertInto('business_member')
      .values({ business_id: businessID, user_id: ana.userID, role: 'owner' })
      .execute();
    await expect(say('decide', '1', 'remove', 'x', '--by', 'M')).rejects.toThrow('has an owner');
    await say('decide', '1', 'refuse', 'Its owner decides.', '--by', 'M');
    expect((await rows())[0]?.state).toBe('refused');
  });
});

describe('CLM-10 a removed page', () => {
  it('is not found, nor in search and sitemap, and is back after a restore within 30 days', async () => {
    const product = await addProduct(api.db, businessID, { name: 'Zwickel pump' });
    await api.services.search.index('business', [businessID]);
    await api.services.search.index('product', [product]);
    expect(await found('Rossi Pompe')).toBe(1);
    expect(await inSitemap()).toBe(true);
    await request();
    await say('decide', '1', 'remove', 'So.', '--by', 'Marta');
    expect(await page()).toBe(404);
    expect((await ask(`${api.url}/product/${product}`)).status).toBe(404);
    expect(await found('Rossi Pompe')).toBe(0);
    expect(await inSitemap()).toBe(false);
    expect((await request()).status).toBe(404);
    const shown = await say('restore', '1', 'It was a mistake.', '--by', 'Marta');
    expect(shown).toContain('Removal 1, restored');
    expect(await page()).toBe(200);
    expect(await found('Rossi Pompe')).toBe(1);
    expect(await subjectsTo('ana@rossi.example')).toContain('The page of Rossi Pompe is on WBN again');
    await expect(say('restore', '1', 'x', '--by', 'M')).rejects.toThrow('only a removed page');
  });

  it('is deleted with its data after 30 days, and cannot be restored then', async () => {
    await addProduct(api.db, businessID, {});
    await say('remove', businessID, 'By letter.', '--by', 'Marta');
    await cleanUpBusinesses(api.db);
    expect(await api.db.selectFrom('business').select('id').execute()).toHaveLength(1);
    await api.db.updateTable('business').set({ deleted_at: sql`now() - interval '31 days'` }).execute();
    await cleanUpBusinesses(api.db);
    expect(await api.db.selectFrom('business').select('id').execute()).toEqual([]);
    expect(await api.db.selectFrom('product').select('id').execute()).toEqual([]);
    await expect(say('restore', '1', 'x', '--by', 'M')).rejects.toThrow('deleted for good');
    expect(await say('show', '1')).toContain('a company whose data is deleted');
  });

  it('keeps nothing of who asked 90 days after the decision', async () => {
    await request();
    await say('decide', '1', 'refuse', 'No.', '--by', 'Marta');
    await clearOldPageRemovals.run(api.db);
    expect((await rows())[0]).toMatchObject({ name: 'Ana Rossi', email: 'ana@rossi.example' });
    await api.db.updateTable('page_removal').set({ decided_at: sql`now() - interval '91 days'` }).execute();
    await clearOldPageRemovals.run(api.db);
    expect((await rows())[0]).toMatchObject({
      ...{ name: null, email: null, relation: null, explanation: null, decision_reason: null },
      ...{ state: 'refused', source: 'register', source_id: 'r1' },
    });
  });
});
