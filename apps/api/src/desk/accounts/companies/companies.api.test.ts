import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../../testing/add-business-people.ts';
import { ask } from '../../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let ada: SignedIn;
let rossi: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ada = await api.signInStaff({ name: 'Ada Brown', role: 'administrator' });
  rossi = await addBusinessPeople(api, { company_name: 'Rossi Valves', country: 'IT' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, who = ada) =>
  ask(`${api.url}/desk/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const load = async (id: string) => (await call('GET', `companies/${id}`)).body.data;
const lastAct = async (id: string) =>
  (
    await api.db
      .selectFrom('staff_action')
      .select(['act', 'staff_name', 'reason', 'before', 'after'])
      .where('target_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .execute()
  )[0];

describe('STF-42 a company at the desk', () => {
  it('shows people, plan, payments, ledgers, verification, reports and merges', async () => {
    const { businessID, owner } = rossi;
    await addProduct(api.db, businessID, { status: 'draft' });
    await addProduct(api.db, businessID);
    await sql`insert into membership_invoice (id, business_id, status, level, total, amount_paid, currency, period_start, period_end, created_at)
      values ('in_1', ${businessID}, 'paid', 'gold', 100000, 100000, 'usd', now(), now(), now())`.execute(
      api.db,
    );
    const goneID = await addBusiness(api.db, { company_name: 'Rossi SpA', country: 'IT' });
    const merged = await call('POST', 'merges', { keptID: businessID, goneID, reason: 'One company' });
    expect(merged.status).toBe(200);
    const company = await load(businessID);
    expect(company).toMatchObject({
      ...{ name: 'Rossi Valves', edition: 'italy', status: 'published', otherNames: ['Rossi SpA'] },
      products: { shown: 1, hidden: 0, drafts: 1 },
      plan: { level: 'standard', granted: 'standard', isEnding: false },
      payments: [{ invoiceID: 'in_1', status: 'paid', paid: 100_000 }],
      merges: [{ goneID, name: 'Rossi SpA', by: 'Ada Brown', state: 'open' }],
      quotations: { asked: 0, offered: 0 },
    });
    expect(company.people[0]).toMatchObject({ userID: owner.userID, name: 'Olga Rossi', role: 'owner' });
    expect(await load(goneID)).toMatchObject({
      mergedInto: { businessID, name: 'Rossi Valves' },
      people: [],
    });
    expect((await call('GET', `companies/${newId()}`)).status).toBe(404);
    const narrowed = await api.signInStaff({ editions: ['chile'], role: 'administrator' });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/plan', { level: 'gold', reason: 'x' }],
      ['POST', '/boosts', { count: 1, reason: 'x' }],
      ['POST', '/support', { minutes: 5, doneOn: '2026-01-01', note: 'x' }],
      ['POST', '/owner', { userID: owner.userID, reason: 'x' }],
      ['POST', '/publication', { status: 'unpublished', reason: 'x' }],
    ] as const)
      expect({
        path,
        status: (await call(method, `companies/${businessID}${path}`, body, narrowed)).status,
      }).toEqual({ path, status: 404 });
  });

  it('changes a plan with a reason, gives boosts and books support', async () => {
    const { businessID } = rossi;
    const post = (part: string, body: object) => call('POST', `companies/${businessID}/${part}`, body);
    expect((await post('boosts', { count: 2, reason: 'Sorry' })).body.name).toBe('PlanLimitReached');
    expect(
      (await post('plan', { level: 'platinum', reason: 'Partner of the fair' })).body.data,
    ).toMatchObject({ before: 'standard', level: 'platinum' });
    expect(await lastAct(businessID)).toMatchObject({
      act: 'grant-plan',
      staff_name: 'Ada Brown',
      reason: 'Partner of the fair',
      after: { level: 'platinum' },
    });

    const { boosts } = await load(businessID);
    expect((await post('boosts', { count: 2, reason: 'For the outage' })).body.data).toEqual({
      month: boosts.month,
      left: boosts.left + 2,
    });
    expect((await load(businessID)).boosts).toMatchObject({
      left: boosts.left + 2,
      entries: [{ kind: 'given', amount: 2, by: 'Ada Brown', note: 'For the outage' }, { kind: 'granted' }],
    });
    expect(await lastAct(businessID)).toMatchObject({
      act: 'give-boosts',
      before: { left: boosts.left },
      after: { left: boosts.left + 2 },
    });
    expect((await post('boosts', { count: 51, reason: 'x' })).status).toBe(400);
    const mine = await ask(`${api.url}/business/${businessID}/boosts`, rossi.owner);
    expect(JSON.stringify(mine.body)).toContain('For the outage');

    const doneOn = new Date().toISOString().slice(0, 10);
    expect((await post('support', { minutes: 30, doneOn, note: 'Photos' })).body.data).toMatchObject({
      position: 2,
    });
    expect((await load(businessID)).supportEntries[0]).toMatchObject({
      kind: 'booked',
      minutes: -30,
      by: 'Ada Brown',
    });
    expect((await post('support', { minutes: 30, doneOn, note: 'Photos' })).status).toBe(409);
    expect((await post('plan', { level: 'standard', reason: '' })).status).toBe(400);
  });

  it('corrects the owner: former owners become admins and both are told', async () => {
    const { businessID, owner, outsider } = rossi;
    const correct = (userID: string) =>
      call('POST', `companies/${businessID}/owner`, { userID, reason: 'The register names him' });
    expect((await correct(outsider.userID)).body.data).toEqual({ former: [owner.userID] });
    const roles = (await load(businessID)).people.map(
      ({ userID, role }: { userID: string; role: string }) => [userID, role],
    );
    expect(roles).toContainEqual([outsider.userID, 'owner']);
    expect(roles).toContainEqual([owner.userID, 'admin']);
    expect(await lastAct(businessID)).toMatchObject({
      act: 'correct-owner',
      before: { owners: [owner.userID] },
      after: { owners: [outsider.userID] },
    });
    expect((await correct(outsider.userID)).body.message).toBe('This person is the owner already.');
    expect((await correct(newId())).status).toBe(404);
    await sql`insert into business_claim (id, business_id, user_id, state, method, submitted_at)
      values (${newId()}, ${businessID}, ${owner.userID}, 'disputed', 'document', now())`.execute(api.db);
    expect((await correct(owner.userID)).body.message).toBe(
      'A claim of this company waits: decide it instead.',
    );
  });

  it('takes a company off the site and puts it back', async () => {
    const full = {
      industry_id: '0006',
      category_ids: ['0006.01'],
      short_description: 'Gears',
      contact: '{"email": "a@x.example"}',
    };
    const businessID = await addBusiness(api.db, { ...full, country: 'IT' });
    const set = (status: string) =>
      call('POST', `companies/${businessID}/publication`, { status, reason: 'Moved' });
    expect((await set('unpublished')).body.data).toEqual({ status: 'unpublished' });
    expect((await ask(`${api.url}/page/business/${businessID}`)).status).toBe(404);
    expect(await lastAct(businessID)).toMatchObject({
      act: 'unpublish-company',
      before: { status: 'published' },
    });
    expect((await set('published')).body.data).toEqual({ status: 'published' });
    expect((await ask(`${api.url}/page/business/${businessID}`)).status).toBe(200);

    const until = '2099-01-01';
    const held = await call('POST', 'measures', {
      target: { type: 'business', id: businessID },
      kind: 'suspend',
      reason: 'fraud',
      note: 'Fake',
      until,
    });
    expect(held.status).toBe(200);
    expect((await set('published')).status).toBe(403);
    expect((await load(businessID)).measures).toMatchObject([{ kind: 'suspend' }]);
    const empty = await addBusiness(api.db, { status: 'unpublished', country: 'IT' });
    const refused = await call('POST', `companies/${empty}/publication`, {
      status: 'published',
      reason: 'x',
    });
    expect({ status: refused.status, message: refused.body.message }).toMatchObject({
      status: 409,
      message: expect.stringContaining('industry'),
    });
  });
});

describe('STF-45 the list of companies', () => {
  it('filters by name, edition, state, plan and week, and goes on page by page', async () => {
    const names = async (query: string, who = ada) =>
      (await call('GET', `companies?${query}`, undefined, who)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    await addBusiness(api.db, { company_name: 'Zorro Gold', country: 'CL', subscription: 'gold' });
    await addBusiness(api.db, {
      company_name: 'Zorro Old',
      country: 'CL',
      id: newId(new Date('2024-01-01')),
      deleted_at: new Date(),
    });
    expect(await names('name=zorro')).toEqual(['Zorro Gold', 'Zorro Old']);
    expect(await names('name=zorro&plan=gold')).toEqual(['Zorro Gold']);
    expect(await names('name=zorro&state=deleted')).toEqual(['Zorro Old']);
    expect(await names('name=zorro&state=unowned&since=week')).toEqual(['Zorro Gold']);
    expect(await names('name=zorro&edition=italy')).toEqual([]);
    expect(await names('name=zorro', await api.signInStaff({ editions: ['italy'] }))).toEqual([]);
    expect(await names('name=zorro&edition=chile')).toHaveLength(2);
    for (let count = 0; count < 60; count++) await addBusiness(api.db, { company_name: `Page ${count}` });
    const first = (await call('GET', 'companies?name=page')).body;
    expect(first.data).toHaveLength(50);
    expect((await call('GET', `companies?name=page&after=${first.after}`)).body).toMatchObject({
      after: null,
      data: { length: 10 },
    });
  });
});
