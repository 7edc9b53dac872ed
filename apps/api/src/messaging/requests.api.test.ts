import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { addAccount, addBusinessPeople } from '../testing/add-business-people.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { callsOf } from '../testing/relation-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { refuseRequest, releaseRequest } from './held/held-requests.ts';

let api: TestServer;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = requestCalls(api);
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

describe('CALL-33: an inquiry is sent', () => {
  it('INQ-01, INQ-06, INQ-19: sends to a company, as a person or for a company; both sides see it', async () => {
    const { businessID, member, outsider } = await addBusinessPeople(api);
    const productID = await addProduct(api.db, businessID, { name: 'Gate valve' });
    const details = {
      quantity: 1.5,
      unit: 'pallets',
      deliveryCountry: 'AU',
      deliveryTerm: 'FOB',
      wantedOn: '2099-01-31',
    };
    const body = { to: businessID, from: outsider.userID, productID, ...details };
    const request = await calls.sent(body, outsider);
    expect(request).toMatchObject({
      subject: 'Full price list',
      status: 'open',
      senderType: 'user',
      from: { authorID: outsider.userID },
      to: { authorID: businessID },
      side: 'S',
      messageCount: 1,
      unread: false,
      lastMessage: { content: 'What does a pallet cost?', from: 'S', fileCount: 0 },
    });
    expect(await calls.listed({}, outsider)).toEqual([request]);
    const received = { ...request, side: 'R', unread: true, labelIDs: [] };
    expect(await calls.listed({ ubid: businessID }, member)).toEqual([received]);
    expect(await calls.loaded(request.requestID, member, businessID)).toEqual({
      ...received,
      details,
      product: { productID, name: 'Gate valve', isPublic: true },
      seenUntil: 0,
      readUntil: 0,
      isBarred: false,
    });
    const other = await addBusiness(api.db);
    const ofCompany = await calls.sent({ to: other, from: businessID }, member);
    expect(ofCompany).toMatchObject({ senderType: 'business', from: { authorID: businessID }, labelIDs: [] });
  });

  it('INQ-04: names missing, unknown or past values, and sends nothing', async () => {
    const { businessID, member, outsider } = await addBusinessPeople(api);
    const hidden = await addBusiness(api.db, { status: 'unpublished' });
    const draft = await addProduct(api.db, businessID, { status: 'draft' });
    const missing = await calls.send({ to: businessID, message: ' ', subject: '' }, outsider);
    expect(missing.body).toMatchObject({
      message: 'You have to fill all the form fields',
      fields: { subject: expect.any(String), message: expect.any(String) },
    });
    const wrong = {
      to: businessID,
      deliveryCountry: 'ZZ',
      deliveryTerm: 'XXX',
      wantedOn: '2020-01-01',
    };
    const unknown = await calls.send(wrong, outsider);
    expect(Object.keys(unknown.body.fields)).toEqual(['deliveryCountry', 'deliveryTerm', 'wantedOn']);
    for (const [body, who, status, field] of [
      [{ to: businessID, from: businessID }, member, 400, 'to'],
      [{ to: hidden }, outsider, 404, 'to'],
      [{ to: newId() }, outsider, 404, 'to'],
      [{ to: businessID, productID: draft }, outsider, 400, 'productID'],
    ] as const) {
      const answer = await calls.send(body, who);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
    }
    expect(await calls.listed({}, outsider)).toEqual([]);
  });

  it('sends one inquiry per Idempotency-Key; another text under the same key is a Conflict', async () => {
    const { businessID, outsider } = await addBusinessPeople(api);
    const key = { 'idempotency-key': newId() };
    const two = await Promise.all([1, 2].map(() => calls.send({ to: businessID }, outsider, key)));
    expect(two[0]?.body).toEqual(two[1]?.body);
    expect(await calls.listed({}, outsider)).toHaveLength(1);
    expect((await calls.send({ to: businessID, message: 'Other' }, outsider, key)).status).toBe(409);
  });

  it('holds a first message with many links by a newcomer: only its sender sees it, cannot add to it, and may withdraw it', async () => {
    const { businessID, member } = await addBusinessPeople(api);
    const newcomer = await addAccount(api, 'Nina');
    await api.db
      .updateTable('account.user')
      .set({ created_at: new Date() })
      .where('id', '=', newcomer.userID)
      .execute();
    const message = 'https://a.example www.b.example https://c.example';
    const { requestID, status } = await calls.sent({ to: businessID, message }, newcomer);
    expect(status).toBe('held');
    expect((await calls.listed({ status: 'held' }, newcomer)).map((request) => request.requestID)).toEqual([
      requestID,
    ]);
    expect(await calls.listed({ ubid: businessID }, member)).toEqual([]);
    expect(await calls.unread(member)).toMatchObject({ total: 0 });
    expect((await calls.load(requestID, member, businessID)).status).toBe(404);
    expect((await calls.write(requestID, { content: 'Hello?' }, newcomer)).status).toBe(409);
    const withdrawn = await calls.end(requestID, newcomer);
    expect(withdrawn.body.data).toMatchObject({ status: 'closed' });
    expect((await calls.load(requestID, member, businessID)).status).toBe(404);
    const [refused, released] = [
      (await calls.sent({ to: businessID, message }, newcomer)).requestID,
      (await calls.sent({ to: businessID, message }, newcomer)).requestID,
    ];
    const staff = readStaff('Vera');
    await refuseRequest(api.db, staff, refused);
    await releaseRequest(api.db, staff, released);
    await expect(refuseRequest(api.db, staff, released)).rejects.toThrow('waits');
    await expect(releaseRequest(api.db, staff, refused)).rejects.toThrow('waits');
    expect(await calls.loaded(refused, newcomer)).toMatchObject({ status: 'closed' });
    const shown = [{ requestID: released, status: 'open', unread: true }];
    expect(await calls.listed({ ubid: businessID }, member)).toMatchObject(shown);
    expect((await calls.sent({ to: businessID, message }, member)).status).toBe('open');
  });

  it('decision 8: refuses inquiries across a block without telling why', async () => {
    const { businessID, owner, outsider, member } = await addBusinessPeople(api);
    const { requestID } = await calls.sent({ to: businessID }, outsider);
    const block = { resourceID: outsider.userID, businessID };
    expect((await callsOf(api, owner).post('social/block/user', block)).status).toBe(200);
    expect((await calls.send({ to: businessID }, outsider)).status).toBe(404);
    const refused = await calls.write(requestID, { content: 'And two?' }, outsider);
    expect([refused.status, refused.body.name]).toEqual([403, 'Forbidden']);
    expect((await calls.write(requestID, { content: 'Nine.' }, member, businessID)).body.message).toBe(
      refused.body.message,
    );
    expect(await calls.loaded(requestID, outsider)).toMatchObject({ isBarred: true, status: 'open' });
    // It is still listed, and never counts as unread.
    expect(await calls.listed({ ubid: businessID }, member)).toMatchObject([{ requestID, unread: false }]);
    expect(await calls.listed({ ubid: businessID, unread: 'true' }, member)).toEqual([]);
    expect(await calls.unread(member)).toMatchObject({ total: 0 });
  });
});

describe('CLM-07: an inquiry to an imported company that nobody owns', () => {
  const mailsTo = async (address: string) => {
    await api.jobs.settle();
    return (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
      .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
      .filter((mail) => mail.includes(`To: ${address}`));
  };
  const imported = (email: string, given: object = {}) =>
    addBusiness(api.db, {
      ...{ company_name: 'Rossi Pompe', source: 'register', country: 'IT' },
      ...{ contact: JSON.stringify({ email }), ...given },
    });

  it('is told to its address once, in the language of its country, with links to claim and to remove the page', async () => {
    const buyer = await addAccount(api, 'Ana');
    const id = await imported('info@rossi.example');
    await calls.sent({ to: id, message: 'Secret words' }, buyer);
    await calls.sent({ to: id }, await addAccount(api, 'Ben'));
    const [mail = '', ...more] = await mailsTo('info@rossi.example');
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Una richiesta attende Rossi Pompe su WBN');
    expect(mail).toContain(`/business/${id}/claim`);
    expect(mail).toContain(`/business/${id}/page-removal`);
    for (const hidden of ['Secret words', 'Ana', buyer.email]) expect(mail).not.toContain(hidden);
  });

  it('is told to the address that came for this alone, which no page shows', async () => {
    const id = await imported('public@rossi.example');
    await api.db
      .insertInto('notice_address')
      .values({ business_id: id, address: 'private@rossi.example' })
      .execute();
    await calls.sent({ to: id }, await addAccount(api));
    expect(await mailsTo('private@rossi.example')).toHaveLength(1);
    expect(await mailsTo('public@rossi.example')).toEqual([]);
    const page = await (await fetch(`${api.url}/business/profile/${id}`)).text();
    expect(page).toContain('public@rossi.example');
    expect(page).not.toContain('private@rossi.example');
  });

  it('is not told while staff look at it, when the company has people, or when it was claimed meanwhile', async () => {
    const newcomer = await addAccount(api, 'Nia');
    await api.db
      .updateTable('account.user')
      .set({ created_at: new Date() })
      .where('id', '=', newcomer.userID)
      .execute();
    const held = await imported('held@rossi.example');
    const message = 'https://a.example www.b.example https://c.example';
    const { requestID } = await calls.sent({ to: held, message }, newcomer);
    expect(await mailsTo('held@rossi.example')).toEqual([]);
    await releaseRequest(api.db, readStaff('Vera'), requestID);
    expect(await mailsTo('held@rossi.example')).toHaveLength(1);

    const { businessID, outsider } = await addBusinessPeople(api, {
      ...{ source: 'register', contact: JSON.stringify({ email: 'owned@rossi.example' }) },
    });
    await calls.sent({ to: businessID }, outsider);
    const sample = await imported('sample@rossi.example', { source: 'demo' });
    await calls.sent({ to: sample }, outsider);
    expect(await mailsTo('owned@rossi.example')).toEqual([]);
    expect(await mailsTo('sample@rossi.example')).toEqual([]);
  });
});

describe('one inquiry to several companies', () => {
  it('gives each company its own thread without knowledge of the others; shows the answers side by side', async () => {
    const [one, two] = [await addBusinessPeople(api), await addBusinessPeople(api)];
    const buyer = await addAccount(api);
    const productID = await addProduct(api.db, two.businessID);
    const to = [two.businessID, one.businessID];
    const key = { 'idempotency-key': newId() };
    const first = await calls.sendAll({ to, productID, quantity: 500 }, buyer, key);
    const { roundID, requests } = first.body.data;
    expect((await calls.sendAll({ to, productID, quantity: 500 }, buyer, key)).body).toEqual(first.body);
    expect(requests.map((request: { to: { authorID: string } }) => request.to.authorID)).toEqual(to);
    const [asked] = await calls.listed({ ubid: one.businessID }, one.member);
    expect(asked).not.toHaveProperty('roundID');
    const ofOther = await calls.loaded(asked?.requestID ?? '', one.member, one.businessID);
    expect(ofOther.product).toBeUndefined();

    const offer = { price: { amount: 900, currency: 'USD', unit: 'piece' }, leadTimeDays: 21 };
    const answer = { content: 'Our offer', offer: { ...offer, leadTimeDays: 30 } };
    await calls.write(requests[0].requestID, answer, two.member, two.businessID);
    await calls.write(requests[0].requestID, { content: 'Better', offer }, two.owner, two.businessID);
    const round = (await calls.round(roundID, buyer)).body.data;
    expect(round).toMatchObject({ roundID, answerCount: 1, offerCount: 1, details: { quantity: 500 } });
    expect(round.requests).toMatchObject([
      { offer: { ...offer, number: 3 }, answeredAt: expect.any(String), unread: true },
      { to: { authorID: one.businessID }, messageCount: 1 },
    ]);
    expect(round.requests[1].offer).toBeUndefined();
    const listed = (await calls.rounds({}, buyer)).body.data;
    expect(listed.rounds).toMatchObject([{ roundID, answerCount: 1, offerCount: 1 }]);
    expect((await calls.rounds({ nextID: roundID }, buyer)).body.data.rounds).toEqual([]);
    expect((await calls.round(roundID, one.member, one.businessID)).status).toBe(404);
  });

  it('names companies that cannot be asked, and sends nothing', async () => {
    const { businessID, outsider } = await addBusinessPeople(api);
    const gone = newId();
    const answer = await calls.sendAll({ to: [businessID, gone] }, outsider);
    expect([answer.status, answer.body.message]).toEqual([404, `There is no company with the id ${gone}.`]);
    expect(answer.body.fields).toEqual({ 'to.1': 'must be a company that can be asked' });
    expect(await calls.listed({}, outsider)).toEqual([]);
  });
});
