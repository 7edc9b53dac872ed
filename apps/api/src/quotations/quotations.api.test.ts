import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { queueSearchAlerts } from '../search/saved/queue-search-alerts.ts';
import { addAccount, addBusinessPeople } from '../testing/add-business-people.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { callsOf } from '../testing/relation-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { stopTokenIn } from '../testing/stop-token-in.ts';
import { closeQuotations } from './close-quotations.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
});
afterAll(() => api.stop());
// Companies and requests of one test do not fit those of the next.
afterEach(async () => {
  await api.db.updateTable('business').set({ status: 'unpublished' }).execute();
  await api.db.deleteFrom('quotation').execute();
});

const invitedIDs = async (quotation_id: string) =>
  (
    await api.db
      .selectFrom('quotation_invitation')
      .select('business_id')
      .where('quotation_id', '=', quotation_id)
      .orderBy('place')
      .execute()
  ).map(({ business_id }) => business_id);

const setAnswers = (business_id: string, rate: number, median_minutes: number) =>
  api.db.insertInto('business_answers').values({ business_id, rate, median_minutes }).execute();

describe('RFQ-01: a buyer describes once what is wanted', () => {
  it('as themselves or as a company, and reads it with its details', async () => {
    const { businessID, member, outsider } = await addBusinessPeople(api);
    const body = {
      text: '  Two hundred gate valves, ISO 9001, EN 10204 3.1.  ',
      categoryID: '0001.01.01',
      countries: ['IT', 'DE'],
      certificates: ['iso-9001'],
      wantedOn: '2099-01-31',
      openDays: 3,
    };
    const own = await calls.created(body, outsider);
    expect(own).toMatchObject({
      subject: 'Gate valves',
      text: 'Two hundred gate valves, ISO 9001, EN 10204 3.1.',
      category: [{ id: '0001' }, { id: '0001.01' }, { id: '0001.01.01' }],
      quantity: 200,
      unit: 'pieces',
      deliveryCountry: { code: 'AU', countryName: 'Australia' },
      countries: [{ code: 'IT' }, { code: 'DE' }],
      certificates: [{ code: 'iso-9001', name: 'ISO 9001' }],
      wantedOn: '2099-01-31',
      status: 'open',
      offerCount: 0,
      invitedCount: 0,
      from: { authorID: outsider.userID },
    });
    expect(Date.parse(own.closesAt) - Date.parse(own.createdAt)).toBeCloseTo(3 * 86_400_000, -4);
    expect(await calls.own(own.quotationID, outsider)).toEqual({ ...own, offers: [], passes: [] });
    const ofCompany = await calls.created({ from: businessID }, member);
    expect(ofCompany.from.authorID).toBe(businessID);
    expect((await calls.ownList({}, member)).map(({ quotationID }) => quotationID)).toEqual([
      ofCompany.quotationID,
    ]);
    expect(await calls.ownList({ ubid: member.userID }, member)).toEqual([]);
  });

  it('names what is missing, unknown, past or says who asks', async () => {
    const ana = await addAccount(api);
    for (const [body, field] of [
      [{ subject: ' ' }, 'subject'],
      [{ subject: 'Valves for acme.com' }, 'subject'],
      [{ text: 'Write to ana@acme.example' }, 'text'],
      [{ text: 'Call +39 02 1234 5678' }, 'text'],
      [{ categoryID: '0001.99' }, 'categoryID'],
      [{ deliveryCountry: 'ZZ' }, 'deliveryCountry'],
      [{ countries: ['IT', 'ZZ'] }, 'countries'],
      [{ certificates: ['ISO 9001'] }, 'certificates.0'],
      [{ wantedOn: '2020-01-01' }, 'wantedOn'],
      [{ openDays: 30 }, 'openDays'],
    ] as const) {
      const answer = await calls.create({ ...body } as never, ana);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

describe('RFQ-02: suppliers that fit hear of it', () => {
  it('by category, country and certificates, and finds nobody else', async () => {
    const it9001 = await calls.supplier({ country: 'IT', certificates: ['ISO 9001:2015', 'Halal'] });
    const uncertified = await calls.supplier({ country: 'IT' });
    const german = await calls.supplier({ country: 'DE', certificates: ['ISO 9001', 'Halal'] });
    const other = await calls.supplier({ category_ids: ['0001.02'], certificates: ['ISO 9001', 'Halal'] });
    const buyer = await addAccount(api, 'Bea');
    const asked = await calls.created({ countries: ['IT'], certificates: ['iso-9001', 'halal'] }, buyer);
    expect(asked.invitedCount).toBe(1);
    await api.jobs.settle();
    expect(await calls.notices(it9001.member)).toMatchObject([
      {
        kind: 'quotation-invited',
        resource: { id: asked.quotationID, type: 'open-quotation', text: 'Gate valves' },
      },
    ]);
    expect((await calls.found({}, it9001.member)).map(({ businessID }) => businessID)).toEqual([
      it9001.businessID,
    ]);
    for (const { member, businessID } of [uncertified, german, other]) {
      expect(await calls.notices(member)).toEqual([]);
      expect(await calls.found({}, member)).toEqual([]);
      expect((await calls.load(asked.quotationID, member)).status).toBe(404);
      expect((await calls.offer(asked.quotationID, businessID, member)).status).toBe(404);
    }
    // Everybody else of the industry fits a wider one, from the same moment on.
    const wide = await calls.created({ categoryID: '0001' }, buyer);
    expect((await calls.found({}, other.member)).map(({ quotationID }) => quotationID)).toEqual([
      wide.quotationID,
    ]);
  });

  it('by mail at once, as the buyer of an offer; one click stops the mails', async () => {
    const supplier = await calls.supplier({ company_name: 'Acme.com Valves' });
    const buyer = await addAccount(api, 'Bea');
    const mailsTo = ({ email }: { email: string }) =>
      readdirSync(api.outboxDir)
        .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll(/=\r\n|\r\n(?= )/g, ''))
        .filter((mail) => mail.includes(`To: ${email}`));
    const { quotationID } = await calls.created({}, buyer);
    await api.jobs.settle();
    const [invited = '', ...more] = mailsTo(supplier.member);
    expect(more).toEqual([]);
    // The name is no link in mail programs.
    expect(invited).toContain('Request for quotation for Acme.=E2=81=A0com Valves: Gate valves');
    expect(invited).toContain(`/open-requests/${quotationID}`);
    await calls.offer(quotationID, supplier.businessID, supplier.member);
    // An offer that is made again tells nothing new.
    await calls.offer(quotationID, supplier.businessID, supplier.member, 4_000);
    await calls.withdraw(quotationID, supplier.businessID, supplier.member);
    await calls.offer(quotationID, supplier.businessID, supplier.member);
    await api.jobs.settle();
    const [offered = '', ...others] = mailsTo(buyer);
    expect(others.map((mail) => /changed the offer|withdrew the offer/.exec(mail)?.[0])).toEqual([
      'changed the offer',
      'withdrew the offer',
    ]);
    expect(offered).toContain(`/quotation-requests/${quotationID}`);
    const rows = await api.db
      .selectFrom('notification')
      .select('in_digest')
      .where('resource_id', '=', quotationID)
      .execute();
    expect(rows.map(({ in_digest }) => in_digest)).toEqual(Array.from({ length: 6 }, () => false));

    const token = stopTokenIn(invited);
    const stop = () => callsOf(api, supplier.member).post('mails/stop', { token });
    expect((await stop()).body.data).toEqual({ mails: ['quotation-invited'] });
    await calls.created({}, buyer);
    await api.jobs.settle();
    expect(mailsTo(supplier.member)).toHaveLength(1);
    expect(mailsTo(supplier.owner)).toHaveLength(2);
  });

  it('at most 30, those who answer well first, whatever their plan and boosts', async () => {
    const companies = [];
    for (let n = 0; n < 33; n += 1) companies.push(await calls.supplier({ country: 'IT' }));
    const ids = companies.map(({ businessID }) => businessID);
    const [slow = '', best = '', worst = '', quick = ''] = ids;
    await setAnswers(slow, 95, 400);
    await setAnswers(quick, 95, 30);
    await setAnswers(best, 100, 500);
    await setAnswers(worst, 10, 20);
    // Without enough inquiries the quality of the page decides.
    const described = ids[32] ?? '';
    await api.db
      .updateTable('business')
      .set({ short_description: 'Valves', general_description: 'Valves since 1950.', year_established: 1950 })
      .where('id', '=', described)
      .execute();
    await api.search.index('business', ids);
    const buyer = await addAccount(api, 'Bea');
    const first = await invitedIDs((await calls.created({}, buyer)).quotationID);
    expect(first).toHaveLength(30);
    expect(first.slice(0, 5)).toEqual([best, quick, slow, worst, described]);

    // The plans of all are changed, and some are boosted: nothing moves.
    const levels = ['standard', 'gold', 'premium', 'platinum'] as const;
    for (const [n, id] of ids.entries()) {
      const level = levels[(n * 7 + 3) % 4] ?? 'gold';
      await api.db.updateTable('business').set({ subscription: level }).where('id', '=', id).execute();
    }
    await sql`
      insert into boost (id, business_id, resource_type, resource_name, starts_at, ends_at)
      select gen_random_uuid()::text, id, 'business', company_name, now(), now() + interval '7 days' from business where id = any(${ids.slice(20)}::text[])`.execute(
      api.db,
    );
    await api.search.index('business', ids);
    expect(await invitedIDs((await calls.created({}, buyer)).quotationID)).toEqual(first);
  });

  it('neither those whom the buyer has blocked, nor the company that asks, nor companies nobody else works for', async () => {
    const [blocked, own] = [await calls.supplier(), await calls.supplier()];
    await sql`delete from business_member where business_id = ${(await calls.supplier()).businessID}`.execute(
      api.db,
    );
    const buyer = own.admin;
    await sql`delete from business_member where business_id = ${own.businessID} and user_id <> ${buyer.userID}`.execute(
      api.db,
    );
    await api.db
      .insertInto('block')
      .values([
        {
          blocker_id: buyer.userID,
          blocker_type: 'user',
          blocked_id: blocked.businessID,
          blocked_type: 'business',
        },
      ])
      .execute();
    const { quotationID, invitedCount } = await calls.created({}, buyer);
    expect(invitedCount).toBe(0);
    for (const [{ businessID }, person] of [
      [blocked, blocked.member],
      [own, own.admin],
    ] as const) {
      expect(await calls.found({}, person)).toEqual([]);
      expect((await calls.offer(quotationID, businessID, person)).status).toBe(404);
    }
    // A company does not offer to itself either.
    const company = await calls.supplier();
    const ofCompany = await calls.created({ from: company.businessID }, company.owner);
    expect((await calls.offer(ofCompany.quotationID, company.businessID, company.member)).status).toBe(404);
  });

  it('a supplier that has blocked the buyer can make an offer, which the buyer cannot choose', async () => {
    const supplier = await calls.supplier();
    const buyer = await addAccount(api, 'Bea');
    const { quotationID } = await calls.created({}, buyer);
    expect((await calls.offer(quotationID, supplier.businessID, supplier.member)).status).toBe(200);
    const block = { resourceID: buyer.userID, businessID: supplier.businessID };
    await callsOf(api, supplier.owner).post('social/block/user', block);
    const [offer] = (await calls.own(quotationID, buyer)).offers;
    expect(await calls.choose(quotationID, offer?.offerID ?? '', buyer)).toMatchObject({
      status: 409,
      body: { message: 'You cannot write to this company: choose another offer.' },
    });
    expect((await calls.load(quotationID, supplier.member)).body.data).toMatchObject({ status: 'open' });
  });
});

describe('RFQ-03: offers', () => {
  it('takes five, also of six at once; a withdrawn one makes room', async () => {
    const companies = [];
    for (let n = 0; n < 6; n += 1) companies.push(await calls.supplier());
    const buyer = await addAccount(api, 'Bea');
    const { quotationID } = await calls.created({}, buyer);
    const answers = await Promise.all(
      companies.map(({ businessID, member }) => calls.offer(quotationID, businessID, member)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    expect(answers[late]?.body.message).toContain('5 offers');
    const [left, out] = [companies[late], companies[(late + 1) % 6]];
    if (!left || !out) throw new Error('There are six');
    expect((await calls.load(quotationID, left.member)).body.data).toMatchObject({
      offerCount: 5,
      mayOffer: false,
    });
    // One that has offered may change it.
    expect((await calls.offer(quotationID, out.businessID, out.admin, 4_400)).status).toBe(200);
    expect((await calls.own(quotationID, buyer)).offers).toHaveLength(5);
    const withdrawn = await calls.withdraw(quotationID, out.businessID, out.member);
    expect(withdrawn.body.data).toMatchObject({ offerCount: 4, mayOffer: true });
    expect((await calls.offer(quotationID, left.businessID, left.member)).status).toBe(200);
  });

  it('choosing one opens a conversation, closes the request and tells everyone', async () => {
    const [winner, loser, silent] = [
      await calls.supplier({ company_name: 'Winner Valves', country: 'IT' }),
      await calls.supplier({ company_name: 'Loser Valves' }),
      await calls.supplier(),
    ];
    await setAnswers(winner.businessID, 97, 45);
    const buyer = await addAccount(api, 'Bea');
    const { quotationID } = await calls.created({ text: 'Two hundred of them.' }, buyer);
    await calls.offer(quotationID, winner.businessID, winner.member, 4_500, 'In two weeks.');
    await calls.offer(quotationID, loser.businessID, loser.member, 4_400);
    expect(await calls.notices(buyer)).toMatchObject([
      { kind: 'quotation-offered', actors: [{ authorID: loser.businessID }] },
      {
        kind: 'quotation-offered',
        actors: [{ authorID: winner.businessID }],
        resource: { id: quotationID, type: 'quotation' },
      },
    ]);
    const { offers } = await calls.own(quotationID, buyer);
    expect(offers).toMatchObject([
      {
        business: { authorID: winner.businessID, name: 'Winner Valves' },
        answers: { rate: 97, medianMinutes: 45 },
        offer: { price: { amount: 4_500, currency: 'USD' } },
        text: 'In two weeks.',
        state: 'made',
      },
      { business: { authorID: loser.businessID }, state: 'made' },
    ]);
    const [chosen, other] = offers.map(({ offerID }) => offerID);
    if (!chosen || !other) throw new Error('There are two offers');
    // It changed while the buyer looked at it.
    await calls.offer(quotationID, winner.businessID, winner.member, 9_900, 'In two weeks.');
    expect((await calls.choose(quotationID, chosen, buyer)).status).toBe(409);
    const [now] = (await calls.own(quotationID, buyer)).offers;
    const choices = await Promise.all(
      [now?.offerID ?? '', now?.offerID ?? ''].map((id) => calls.choose(quotationID, id, buyer)),
    );
    expect(choices.map(({ status }) => status)).toEqual([200, 200]);
    const requestID = choices[0]?.body.data.requestID;
    expect(choices[1]?.body.data.requestID).toBe(requestID);
    expect((await calls.choose(quotationID, other, buyer)).status).toBe(409);

    const thread = requestCalls(api);
    expect(await thread.loaded(requestID, buyer)).toMatchObject({
      subject: 'Gate valves',
      from: { authorID: buyer.userID },
      to: { authorID: winner.businessID },
      side: 'S',
      unread: false,
      details: { quantity: 200, unit: 'pieces', deliveryCountry: 'AU' },
    });
    expect((await thread.messages(requestID, buyer)).body.data.messages).toMatchObject([
      { from: 'S', content: 'Two hundred of them.' },
      { from: 'R', content: 'In two weeks.', offer: { price: { amount: 9_900 } } },
    ]);
    expect((await thread.write(requestID, { content: 'When can you start?' }, buyer)).status).toBe(200);
    const clocks = await api.db
      .selectFrom('request_clock')
      .select(['cycle', 'result'])
      .where('request_id', '=', requestID)
      .orderBy('cycle')
      .execute();
    expect(clocks).toEqual([
      { cycle: 1, result: 'answered' },
      { cycle: 2, result: null },
    ]);

    expect(await calls.own(quotationID, buyer)).toMatchObject({
      status: 'closed',
      closedReason: 'chosen',
      requestID,
      offers: [{ state: 'chosen' }, { state: 'not-chosen' }],
    });
    expect((await calls.notices(winner.owner))[0]).toMatchObject({
      kind: 'quotation-chosen',
      actors: [{ authorID: buyer.userID }],
      resource: { id: requestID, type: 'request' },
    });
    expect((await calls.notices(loser.owner))[0]).toMatchObject({
      kind: 'quotation-not-chosen',
      outcome: 'other',
      resource: { id: quotationID, type: 'open-quotation' },
    });
    expect((await calls.load(quotationID, winner.member)).body.data.ownOffer).toMatchObject({
      state: 'chosen',
      requestID,
    });
    const closed = (await calls.load(quotationID, loser.member)).body.data;
    expect(closed).toMatchObject({ status: 'closed', mayOffer: false, ownOffer: { state: 'not-chosen' } });
    expect(closed.ownOffer.requestID).toBeUndefined();
    expect((await calls.offer(quotationID, silent.businessID, silent.member)).status).toBe(409);
    expect((await calls.withdraw(quotationID, loser.businessID, loser.member)).status).toBe(409);
    expect(await calls.found({}, loser.member)).toEqual([]);
    expect(await calls.found({ show: 'offered' }, loser.member)).toHaveLength(1);
  });

  it('choosing two offers, closing and changing an offer at once end in one of them', async () => {
    const suppliers = [await calls.supplier(), await calls.supplier()];
    for (let n = 0; n < 3; n += 1) {
      const buyer = await addAccount(api, 'Bea');
      const { quotationID } = await calls.created({}, buyer);
      for (const { businessID, member } of suppliers) await calls.offer(quotationID, businessID, member);
      const [one, two] = (await calls.own(quotationID, buyer)).offers.map(({ offerID }) => offerID);
      const [first] = suppliers;
      if (!one || !two || !first) throw new Error('There are two offers');
      const choices = await Promise.all([
        calls.choose(quotationID, one, buyer),
        calls.choose(quotationID, two, buyer),
        calls.close(quotationID, buyer),
        calls.offer(quotationID, first.businessID, first.member, 1),
      ]);
      const own = await calls.own(quotationID, buyer);
      const requests = await api.db
        .selectFrom('request')
        .select('id')
        .where('user_id', '=', buyer.userID)
        .execute();
      const chosen = choices.slice(0, 2).filter(({ status }) => status === 200);
      expect(own.status).toBe('closed');
      expect(requests.map(({ id }) => id)).toEqual(chosen.map(({ body }) => body.data.requestID));
      expect(chosen.length).toBe(own.closedReason === 'chosen' ? 1 : 0);
      expect(own.offers.filter(({ state }) => state === 'chosen').length).toBe(chosen.length);
    }
  });

  it('a supplier that was unpublished or blocked cannot be chosen, and its offer does not count', async () => {
    const [gone, blocked] = [await calls.supplier(), await calls.supplier()];
    const buyer = await addAccount(api, 'Bea');
    const { quotationID } = await calls.created({}, buyer);
    for (const { businessID, member } of [gone, blocked]) await calls.offer(quotationID, businessID, member);
    const { offers } = await calls.own(quotationID, buyer);
    await api.db
      .updateTable('business')
      .set({ status: 'unpublished' })
      .where('id', '=', gone.businessID)
      .execute();
    await callsOf(api, buyer).post('social/block/business', { resourceID: blocked.businessID });
    expect(await calls.own(quotationID, buyer)).toMatchObject({ offers: [], offerCount: 0 });
    for (const { offerID } of offers)
      expect((await calls.choose(quotationID, offerID, buyer)).status).toBe(409);
  });
});

describe('RFQ-05: it closes, and limits hold', () => {
  it('closes when its time is over, and when the buyer closes it', async () => {
    const supplier = await calls.supplier();
    const buyer = await addAccount(api, 'Bea');
    const over = await calls.created({}, buyer);
    const closed = await calls.created({}, buyer);
    for (const { quotationID } of [over, closed])
      await calls.offer(quotationID, supplier.businessID, supplier.member);
    await api.db
      .updateTable('quotation')
      .set({ closes_at: new Date(Date.now() - 1_000) })
      .where('id', '=', over.quotationID)
      .execute();
    // From the very second on, not only after the job.
    expect((await calls.offer(over.quotationID, supplier.businessID, supplier.member)).status).toBe(409);
    expect(await calls.own(over.quotationID, buyer)).toMatchObject({
      status: 'closed',
      closedReason: 'time',
    });
    await closeQuotations(api.db);
    await closeQuotations(api.db);
    expect((await calls.close(closed.quotationID, buyer)).body.data).toMatchObject({ closedReason: 'buyer' });
    expect((await calls.close(closed.quotationID, buyer)).body.data).toMatchObject({ closedReason: 'buyer' });
    const told = (await calls.notices(supplier.member)).filter(({ kind }) =>
      ['quotation-closed', 'quotation-not-chosen'].includes(kind),
    );
    expect(told.map(({ resource, outcome }) => [resource.id, outcome])).toEqual([
      [closed.quotationID, 'closed'],
      [over.quotationID, undefined],
    ]);
    const buyers = (await calls.notices(buyer)).filter(({ kind }) => kind === 'quotation-closed');
    expect(buyers.map(({ resource }) => resource)).toMatchObject([
      { id: over.quotationID, type: 'quotation' },
    ]);
    expect((await calls.ownList({ status: 'open' }, buyer)).length).toBe(0);
  });

  it('refuses a fourth open one, the same text twice, an eleventh in 30 days and a second of a new account', async () => {
    // One that tells nobody is not counted.
    await calls.supplier();
    const buyer = await addAccount(api, 'Bea');
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await calls.created({}, buyer));
    const fourth = await calls.create({}, buyer);
    expect([fourth.status, fourth.body.message]).toEqual([409, expect.stringContaining('3 open')]);
    for (const { quotationID } of made) await calls.close(quotationID, buyer);
    const again = await calls.create({ text: made[0]?.text.toUpperCase() ?? '' }, buyer);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('same')]);
    for (let n = 3; n < 10; n += 1) await calls.close((await calls.created({}, buyer)).quotationID, buyer);
    const eleventh = await calls.create({}, buyer);
    expect([eleventh.status, eleventh.body.message]).toEqual([429, expect.stringContaining('10 requests')]);
    const fresh = await addAccount(api, 'Fay');
    await sql`update account."user" set email_verified = false where id = ${fresh.userID}`.execute(api.db);
    await calls.created({}, fresh);
    expect((await calls.create({}, fresh)).status).toBe(429);
  });

  it('refuses the fourth of four at once', async () => {
    const buyer = await addAccount(api, 'Bea');
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.create({}, buyer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  });

  it('refuses the twenty-first offer of a company in a day', async () => {
    const supplier = await calls.supplier();
    for (let n = 0; n < 20; n += 3) {
      const buyer = await addAccount(api, 'Bea');
      for (let m = n; m < Math.min(n + 3, 20); m += 1) {
        const { quotationID } = await calls.created({}, buyer);
        const who = m % 2 ? supplier.member : supplier.admin;
        expect((await calls.offer(quotationID, supplier.businessID, who)).status).toBe(200);
      }
    }
    const { quotationID } = await calls.created({}, await addAccount(api, 'Bea'));
    const refused = await calls.offer(quotationID, supplier.businessID, supplier.owner);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('20 offers')]);
  });

  it('goes with the account, and an offer with its company', async () => {
    const supplier = await calls.supplier();
    const [buyer, leaving] = [await addAccount(api, 'Bea'), await addAccount(api, 'Lea')];
    const [kept, gone] = [await calls.created({}, buyer), await calls.created({}, leaving)];
    for (const { quotationID } of [kept, gone])
      await calls.offer(quotationID, supplier.businessID, supplier.member);
    await api.jobs.settle();
    await api.db.deleteFrom('user_profile').where('id', '=', leaving.userID).execute();
    expect((await calls.found({}, supplier.member)).map(({ quotationID }) => quotationID)).toEqual([
      kept.quotationID,
    ]);
    expect((await calls.notices(supplier.member)).map(({ resource }) => resource.id)).not.toContain(
      gone.quotationID,
    );
    await api.db.deleteFrom('business').where('id', '=', supplier.businessID).execute();
    expect(await calls.own(kept.quotationID, buyer)).toMatchObject({ offerCount: 0, offers: [] });
  });
});

describe('RFQ-06: open requests', () => {
  it('are found by words, category, delivery country and certificate, page by page', async () => {
    const supplier = await calls.supplier({ category_ids: ['0001.01.01'], certificates: ['ISO 9001'] });
    const [one, two] = [await addAccount(api), await addAccount(api)];
    const valves = await calls.created({ subject: 'Gate valves', text: 'Cast iron, DN 50' }, one);
    const pumps = await calls.created(
      { subject: '离心泵', categoryID: '0001.01.01', deliveryCountry: 'IT', certificates: ['iso-9001'] },
      two,
    );
    const find = async (values: Record<string, string>) =>
      (await calls.found(values, supplier.member)).map(({ quotationID }) => quotationID);
    expect(await find({})).toEqual([pumps.quotationID, valves.quotationID]);
    expect(await find({ search: 'IRON gate' })).toEqual([valves.quotationID]);
    expect(await find({ search: '离心' })).toEqual([pumps.quotationID]);
    expect(await find({ search: 'iron pump' })).toEqual([]);
    expect(await find({ category: '0001.01' })).toEqual([pumps.quotationID, valves.quotationID]);
    expect(await find({ category: '0001.01.01' })).toEqual([pumps.quotationID]);
    expect(await find({ country: 'AU' })).toEqual([valves.quotationID]);
    expect(await find({ certificate: 'iso-9001' })).toEqual([pumps.quotationID]);
    expect(await find({ certificate: 'any' })).toEqual([pumps.quotationID]);
    expect(await find({ show: 'invited', bid: supplier.businessID })).toEqual([
      pumps.quotationID,
      valves.quotationID,
    ]);
    expect(await find({ nextID: pumps.quotationID })).toEqual([valves.quotationID]);
    const { business_id: _, ...stored } = await api.db
      .selectFrom('quotation')
      .selectAll()
      .where('id', '=', valves.quotationID)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('quotation')
      .values(Array.from({ length: 20 }, (_, n) => ({ ...stored, id: `${stored.id.slice(0, 34)}${10 + n}` })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const page = (await callsOf(api, supplier.member).get('open-quotations')).body.data;
    expect(page.quotations).toHaveLength(20);
    expect((await find({ nextID: page.nextID })).length).toBeGreaterThan(0);
  });

  it('alerts tell new ones that fit the companies of the reader, once', async () => {
    const supplier = await calls.supplier();
    const other = await calls.supplier({ category_ids: ['0001.02'] });
    for (const { member } of [supplier, other]) {
      const saved = await callsOf(api, member).post('search/saved', {
        name: 'Valves',
        parameters: 'country=AU&page=2&business=RQ&search=gate valve',
        alerts: 'daily',
        edition: 'chile',
      });
      expect(saved.body.data.parameters).toBe('business=RQ&search=gate+valve&country=AU');
    }
    const wrong = { name: 'x', parameters: 'business=RQ&country=Chile', edition: 'chile' };
    expect(
      (await callsOf(api, supplier.member).post('search/saved', wrong)).body.fields.parameters,
    ).toContain('country');
    const buyer = await addAccount(api, 'Bea');
    await calls.created({ subject: 'Gate valves, new' }, buyer);
    await calls.created({ subject: 'Gate valves for Italy', deliveryCountry: 'IT' }, buyer);
    await sql`update quotation set created_at = now() - interval '30 minutes'`.execute(api.db);
    await sql`update saved_search set told_until = now() - interval '1 hour'`.execute(api.db);
    await queueSearchAlerts(api.services);
    await queueSearchAlerts(api.services);
    await api.jobs.settle();
    const mails = readdirSync(api.outboxDir).map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));
    const alerts = mails.filter((mail) => mail.includes('new result'));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toContain(`To: ${supplier.member.email}`);
    expect(alerts[0]).toContain('Gate valves, new');
    expect(alerts[0]).not.toContain('Italy');
    expect(alerts[0]?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(
      'http://chile.localhost:4000/en/open-requests?search=gate+valve&country=AU',
    );
  });
});
