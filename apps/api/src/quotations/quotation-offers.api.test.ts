import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPeople } from '../testing/add-business-people.ts';
import { addProduct } from '../testing/fixtures.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
let suppliers: BusinessPeople[];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
  suppliers = [await calls.supplier(), await calls.supplier(), await calls.supplier()];
});
afterAll(() => api.stop());

/** Mails to a person, decoded, latest last. */
async function mailsTo(email: string): Promise<string[]> {
  await api.jobs.settle();
  return readdirSync(api.outboxDir)
    .toSorted()
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) =>
      mail
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
          Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
        ),
    );
}

async function asked(name: string) {
  const buyer = await addAccount(api, name);
  const { quotationID: id } = await calls.created({}, buyer);
  await api.jobs.settle();
  return { buyer, id };
}

describe('RFQ-15: offers', () => {
  it('keep the last day and a product of the company, which the conversation shows', async () => {
    const [supplier, other] = suppliers as [BusinessPeople, BusinessPeople];
    const { buyer, id } = await asked('Bea');
    const own = await addProduct(api.db, supplier.businessID, { name: 'Gate valve DN 50' });
    const foreign = await addProduct(api.db, other.businessID);
    const offer = { price: { amount: 4_500, currency: 'USD' }, validUntil: '2999-12-31' };
    const send = (body: object) =>
      calls.offerWith(id, supplier.businessID, supplier.member, { text: 'In stock.', ...body });
    expect((await send({ offer, productID: foreign })).body.fields).toHaveProperty('productID');
    expect((await send({ offer: { ...offer, validUntil: '2001-01-01' } })).body.fields).toHaveProperty([
      'offer.validUntil',
    ]);
    expect((await send({ offer, productID: own })).body.data.ownOffer).toMatchObject({
      offer: { validUntil: '2999-12-31' },
      product: { productID: own, name: 'Gate valve DN 50' },
    });
    const [received] = (await calls.own(id, buyer)).offers;
    expect(received).toMatchObject({ product: { productID: own }, offer: { validUntil: '2999-12-31' } });
  });

  it('in currencies that do not exist are refused, in messages too', async () => {
    const [supplier] = suppliers as [BusinessPeople];
    const { buyer, id } = await asked('Bea');
    const offer = { price: { amount: 4_500, currency: 'ZZZ' } };
    const refused = await calls.offerWith(id, supplier.businessID, supplier.member, {
      offer,
      text: 'In stock.',
    });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'offer.price.currency': 'must be a currency of list-trade-choices' },
    ]);
    await calls.offer(id, supplier.businessID, supplier.member);
    const [received] = (await calls.own(id, buyer)).offers;
    const { requestID } = (await calls.choose(id, received?.offerID ?? '', buyer)).body.data;
    const sent = await requestCalls(api).write(
      requestID,
      { content: 'A new price.', offer },
      supplier.member,
      supplier.businessID,
    );
    expect([sent.status, Object.keys(sent.body.fields)]).toEqual([400, ['offer.price.currency']]);
  });

  it('a changed and a withdrawn offer tells the buyer at once with the old and the new price', async () => {
    const [supplier] = suppliers as [BusinessPeople];
    const { buyer, id } = await asked('Bea');
    await calls.offer(id, supplier.businessID, supplier.member);
    await calls.offer(id, supplier.businessID, supplier.member, 4_200);
    await calls.offer(id, supplier.businessID, supplier.member, 3_900);
    await calls.withdraw(id, supplier.businessID, supplier.member);
    const told = (await calls.notices(buyer)).filter(({ kind }) => kind === 'quotation-offer-changed');
    expect(told.map(({ outcome, note, resource }) => [outcome, note, resource.id])).toEqual([
      ['withdrawn', 'USD 39.00', id],
      ['changed', 'USD 42.00 → USD 39.00', id],
      ['changed', 'USD 45.00 → USD 42.00', id],
    ]);
    const mails = await mailsTo(buyer.email);
    expect(mails.filter((mail) => mail.includes('USD 45.00 → USD 42.00'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('withdrew the offer'))).toHaveLength(1);
  });
});

describe('RFQ-16: the choice is told', () => {
  it("to the chosen one as 'Your offer was chosen', to the others with the buyer's reason", async () => {
    const [winner, loser] = suppliers as [BusinessPeople, BusinessPeople];
    const { buyer, id } = await asked('Quirin');
    for (const { businessID, member } of [winner, loser]) await calls.offer(id, businessID, member);
    const chosen = (await calls.own(id, buyer)).offers.find(
      ({ business }) => business.authorID === winner.businessID,
    );
    const note = 'The lead time decided.';
    const contact = await calls.choose(id, chosen?.offerID ?? '', buyer, 'Ring 0412 345 678');
    expect([contact.status, Object.keys(contact.body.fields)]).toEqual([400, ['note']]);
    expect((await calls.choose(id, chosen?.offerID ?? '', buyer, note)).status).toBe(200);
    expect(await mailsTo(winner.member.email)).toContainEqual(
      expect.stringContaining('Your offer was chosen'),
    );
    const toLoser = (await mailsTo(loser.member.email)).filter((mail) =>
      mail.includes('Another offer was chosen'),
    );
    expect(toLoser).toHaveLength(1);
    expect(toLoser[0]).toContain(note);
    expect(toLoser[0]).not.toContain('Quirin');
    expect((await calls.notices(loser.member))[0]).toMatchObject({
      kind: 'quotation-not-chosen',
      outcome: 'other',
      note,
    });
    expect((await calls.load(id, loser.member)).body.data.closedNote).toBe(note);
    expect((await calls.load(id, winner.member)).body.data).not.toHaveProperty('closedNote');
  });

  it('a closing without a choice is read by every supplier with an offer, with its reason', async () => {
    const [first, second] = suppliers as [BusinessPeople, BusinessPeople];
    const { buyer, id } = await asked('Bea');
    for (const { businessID, member } of [first, second]) await calls.offer(id, businessID, member);
    const note = 'The project was stopped.';
    expect((await calls.close(id, buyer, { note })).body.data).toMatchObject({ closedNote: note });
    for (const { member } of [first, second]) {
      expect((await calls.notices(member))[0]).toMatchObject({
        kind: 'quotation-not-chosen',
        outcome: 'closed',
        note,
      });
      expect((await calls.load(id, member)).body.data.closedNote).toBe(note);
    }
  });

  it('the short list is the buyer’s alone, and a changed offer leaves it', async () => {
    const [supplier] = suppliers as [BusinessPeople];
    const { buyer, id } = await asked('Bea');
    await calls.offer(id, supplier.businessID, supplier.member);
    const [offer] = (await calls.own(id, buyer)).offers;
    const before = JSON.stringify((await calls.load(id, supplier.member)).body);
    expect((await calls.shortlist(id, offer?.offerID ?? '', true, buyer)).status).toBe(200);
    expect((await calls.own(id, buyer)).offers[0]?.isShortlisted).toBe(true);
    expect(JSON.stringify((await calls.load(id, supplier.member)).body)).toBe(before);
    await calls.offer(id, supplier.businessID, supplier.member, 4_000);
    expect((await calls.own(id, buyer)).offers[0]?.isShortlisted).toBe(false);
    expect((await calls.shortlist(id, offer?.offerID ?? '', true, buyer)).status).toBe(409);
  });
});

describe('RFQ-17: questions and refusals before an offer', () => {
  it('a question and its answer are read by all who were told, without names', async () => {
    const [asking, reading] = suppliers as [BusinessPeople, BusinessPeople];
    const { buyer, id } = await asked('Quirin');
    const text = 'Which pressure class?';
    const { questionID } = (await calls.ask(id, asking.businessID, asking.member, text)).body.data;
    expect((await calls.notices(buyer))[0]).toMatchObject({ kind: 'quotation-asked', note: text });
    expect((await calls.answer(id, questionID, asking.member, 'PN 16')).status).toBe(404);
    expect((await calls.answer(id, questionID, buyer, 'PN 16')).status).toBe(200);
    expect((await calls.answer(id, questionID, buyer, 'PN 25')).status).toBe(409);
    const [ofBuyer, ofReader, ofAsker] = await Promise.all([
      calls.questions(id, buyer),
      calls.questions(id, reading.member, reading.businessID),
      calls.questions(id, asking.member, asking.businessID),
    ]);
    expect(ofReader.body.data.questions).toMatchObject([{ text, answer: 'PN 16', isOwn: false }]);
    expect(ofAsker.body.data.questions).toMatchObject([{ text, isOwn: true }]);
    expect(ofReader.body.data).toEqual(ofBuyer.body.data);
    for (const secret of [asking.businessID, asking.member.userID, 'Quirin'])
      expect(JSON.stringify(ofReader.body)).not.toContain(secret);
    for (const { member } of [asking, reading])
      expect((await calls.notices(member)).map(({ kind }) => kind)).toContain('quotation-answered');
    expect(await mailsTo(reading.admin.email)).toContainEqual(expect.stringContaining('answered a question'));
  });

  it('with contact data, a sixth of a company and one after the end are refused; one sent twice is one', async () => {
    const [supplier] = suppliers as [BusinessPeople];
    const { buyer, id } = await asked('Bea');
    const ask = (text: string) => calls.ask(id, supplier.businessID, supplier.member, text);
    const refused = await ask('Write to info＠acme．com');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['text']]);
    for (const n of [1, 1, 2, 3, 4, 5]) expect((await ask(`Question ${n}`)).status).toBe(200);
    expect((await ask('Question 6')).status).toBe(409);
    const { questions } = (await calls.questions(id, buyer)).body.data;
    expect(questions).toHaveLength(5);
    expect((await calls.answer(id, questions[0].questionID, buyer, 't.me/acme')).status).toBe(400);
    await calls.close(id, buyer);
    expect((await ask('Question 1')).status).toBe(409);
    expect((await calls.answer(id, questions[0].questionID, buyer, 'Late')).status).toBe(409);
  });

  it("'not for us' gives the buyer the reason, ends answers to the company, and an offer takes it back", async () => {
    const [supplier, asking] = suppliers as [BusinessPeople, BusinessPeople];
    const { buyer, id } = await asked('Bea');
    const note = 'From 1,000 pieces on.';
    expect(
      (await calls.pass(id, supplier.businessID, supplier.member, { reason: 'quantity', note })).status,
    ).toBe(200);
    expect((await calls.pass(id, supplier.businessID, supplier.member, { reason: 'bored' })).status).toBe(
      400,
    );
    expect((await calls.own(id, buyer)).passes).toMatchObject([
      { business: { authorID: supplier.businessID }, reason: 'quantity', note },
    ]);
    expect((await calls.load(id, supplier.member)).body.data.isPassed).toBe(true);
    const { questionID } = (await calls.ask(id, asking.businessID, asking.member, 'Which class?')).body.data;
    await calls.answer(id, questionID, buyer, 'PN 16');
    const told = (await calls.notices(supplier.member)).filter(
      ({ kind, resource }) => kind === 'quotation-answered' && resource.id === id,
    );
    expect(told).toEqual([]);
    await calls.offer(id, supplier.businessID, supplier.member);
    expect((await calls.own(id, buyer)).passes).toEqual([]);
    expect((await calls.pass(id, supplier.businessID, supplier.member, { reason: 'time' })).status).toBe(409);
  });
});
