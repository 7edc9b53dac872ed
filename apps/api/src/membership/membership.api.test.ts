import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { addProduct } from '../testing/fixtures.ts';
import { billing, type MembershipCalls, membershipCalls } from '../testing/membership-calls.ts';
import { type ProductCalls, productCalls } from '../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const cards = {
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  authenticates: '4000002500003155',
} as const;

let api: TestServer;
let calls: MembershipCalls;
let products: ProductCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = membershipCalls(api);
  products = productCalls(api);
});
afterAll(() => api.stop());

const addCompany = () => addBusinessPeople(api, { company_name: 'Rossi Valves' });
type Company = Awaited<ReturnType<typeof addCompany>>;

async function stateOf({ owner, businessID }: Company) {
  return (await calls.load(owner, businessID)).body.data;
}

async function kindsOf({ businessID }: Company): Promise<string[]> {
  const rows = await api.db
    .selectFrom('membership_entry')
    .select('kind')
    .where('business_id', '=', businessID)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function charged({ owner, businessID }: Company): Promise<number> {
  const { body } = await calls.invoices(owner, businessID);
  return body.data.reduce((sum: number, { amountPaid }: { amountPaid: number }) => sum + amountPaid, 0);
}

describe('buying', () => {
  it('CALL-31, MEM-01, MEM-09, MEM-10: lists the key, the plans from the lowest up and their prices in cents', async () => {
    const { owner } = await addCompany();
    expect((await calls.setup(owner)).body.data).toEqual({
      publicKey: 'test-mode',
      gateway: 'test',
      testMode: true,
      currency: 'usd',
      plans: [
        { subscription: 'standard', price: 0, planId: 'wbn-standard' },
        { subscription: 'gold', price: 185_000, planId: 'wbn-gold-yearly' },
        { subscription: 'premium', price: 265_000, planId: 'wbn-premium-yearly' },
        { subscription: 'platinum', price: 365_000, planId: 'wbn-platinum-yearly' },
      ],
    });
  });

  it('CALL-32, MEM-12, CON-19: refuses the eighth product on Standard, allows it on Gold, and charges US$ 1,850 once', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    for (let n = 1; n <= 7; n += 1) await addProduct(api.db, businessID, { name: `Valve ${n}` });
    expect((await products.create(owner, businessID)).body.name).toBe('PlanLimitReached');
    expect((await calls.subscribe(owner, businessID, 'gold')).body.data).toEqual({
      outcome: 'done',
      level: 'gold',
    });
    expect((await products.create(owner, businessID)).body.slots).toEqual({ used: 8, total: 20 });
    const state = await stateOf(company);
    expect(state).toMatchObject({
      level: 'gold',
      grantedLevel: 'standard',
      subscription: { level: 'gold', status: 'active', cancelAtPeriodEnd: false },
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 },
      billing: { name: billing.name, email: billing.email, address: { country: 'IT' } },
    });
    const [from, to] = [new Date(state.subscription.periodStart), new Date(state.subscription.periodEnd)];
    expect(to.getUTCFullYear() - from.getUTCFullYear()).toBe(1);
    const { data } = (await calls.invoices(owner, businessID)).body;
    expect(data).toMatchObject([
      { status: 'paid', total: 185_000, amountPaid: 185_000, currency: 'usd', level: 'gold' },
    ]);
    expect(await kindsOf(company)).toEqual(['bought']);
    expect(await products.activity(businessID)).toContainEqual({
      action: 'plan-bought',
      details: { plan: 'gold' },
      userID: owner.userID,
    });
  });

  it('MEM-07: says why a card is refused, charges nothing and lets another card pay', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const declined = await calls.subscribe(owner, businessID, 'gold', { card: cards.declined });
    expect(declined).toMatchObject({
      status: 402,
      body: { name: 'PaymentRefused', message: 'Your card was declined.' },
    });
    const noFunds = await calls.subscribe(owner, businessID, 'gold', { card: cards.noFunds });
    expect(noFunds.body.message).toBe('Your card has insufficient funds.');
    expect(await charged(company)).toBe(0);
    expect(await stateOf(company)).toMatchObject({ level: 'standard' });
    expect((await calls.subscribe(owner, businessID, 'gold')).status).toBe(200);
    expect(await charged(company)).toBe(185_000);
    expect(await kindsOf(company)).toEqual(['bought']);
  });

  it("changes nothing while the holder's bank asks, and everything after its yes", async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const { body } = await calls.subscribe(owner, businessID, 'premium', { card: cards.authenticates });
    const { outcome, changeID, clientSecret } = body.data;
    expect(outcome).toBe('requires-action');
    expect(await stateOf(company)).toMatchObject({
      level: 'standard',
      openPayment: { changeID, clientSecret, level: 'premium' },
    });
    expect((await calls.confirm(owner, businessID, changeID)).body.data.outcome).toBe('requires-action');
    expect((await calls.answerBank(owner, businessID, clientSecret, true)).status).toBe(200);
    expect((await calls.confirm(owner, businessID, changeID)).body.data).toEqual({
      outcome: 'done',
      level: 'premium',
    });
    expect(await stateOf(company)).toMatchObject({ level: 'premium' });
    expect(await charged(company)).toBe(265_000);
  });

  it('MEM-08: charges nothing when the bank says no, also not later, and lets another card pay', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const { body } = await calls.subscribe(owner, businessID, 'gold', { card: cards.authenticates });
    await calls.answerBank(owner, businessID, body.data.clientSecret, false);
    const refused = await calls.confirm(owner, businessID, body.data.changeID);
    expect(refused.body.name).toBe('PaymentRefused');
    expect(refused.body.message).toMatch(/unable to authenticate/);
    expect(await charged(company)).toBe(0);
    await calls.subscribe(owner, businessID, 'gold');
    expect(await charged(company)).toBe(185_000);
  });

  it('abandons a payment that waits for the bank when a new purchase begins', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const first = (await calls.subscribe(owner, businessID, 'gold', { card: cards.authenticates })).body.data;
    expect((await calls.subscribe(owner, businessID, 'platinum')).body.data).toEqual({
      outcome: 'done',
      level: 'platinum',
    });
    expect((await calls.confirm(owner, businessID, first.changeID)).body.name).toBe('Conflict');
    expect(await charged(company)).toBe(365_000);
  });

  it('charges once for ten purchases at once, with one key or many', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => calls.subscribe(owner, businessID, 'gold', n % 2 ? { key } : {})),
    );
    const outcomes = answers.map(({ body }) => body.data?.outcome ?? body.name);
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'Conflict')).toEqual([]);
    expect(outcomes).toContain('done');
    expect(await charged(company)).toBe(185_000);
    expect(await kindsOf(company)).toEqual(['bought']);
  });

  it('allows only a higher plan that exists, and only once', async () => {
    const company = await addBusinessPeople(api, { subscription: 'premium' });
    const { owner, businessID } = company;
    const lower = await calls.subscribe(owner, businessID, 'gold');
    expect(lower.body).toMatchObject({
      name: 'ValidationError',
      fields: { planId: expect.stringContaining('above') },
    });
    await calls.subscribe(owner, businessID, 'platinum');
    expect((await calls.subscribe(owner, businessID, 'platinum')).body.name).toBe('Conflict');
    expect(await stateOf(company)).toMatchObject({ level: 'platinum', grantedLevel: 'premium' });
  });
});

describe('changing', () => {
  it('raises the plan at once and charges the difference; a refused charge changes nothing', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    await calls.subscribe(owner, businessID, 'gold');
    const preview = (await calls.preview(owner, businessID, 'premium')).body.data;
    expect(preview).toMatchObject({ renewal: 265_000, currency: 'usd' });
    // Slightly less than the full difference: a few seconds of the year are over.
    expect(preview.dueNow).toBeGreaterThan(79_900);
    expect(preview.dueNow).toBeLessThanOrEqual(80_000);
    await calls.changeCard(owner, businessID, cards.authenticates);
    expect((await calls.changePlan(owner, businessID, 'premium')).body.data).toMatchObject({
      level: 'premium',
    });
    expect(await charged(company)).toBeLessThanOrEqual(265_000);
    expect(await kindsOf(company)).toEqual(['bought', 'raised']);
  });

  it('lowers the plan at the end of the period, and can undo that before', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    await calls.subscribe(owner, businessID, 'platinum');
    expect((await calls.changePlan(owner, businessID, 'gold')).body.data).toEqual({
      outcome: 'done',
      level: 'platinum',
    });
    expect((await stateOf(company)).subscription).toMatchObject({
      level: 'platinum',
      scheduledLevel: 'gold',
    });
    await calls.changePlan(owner, businessID, 'platinum');
    expect((await stateOf(company)).subscription).not.toHaveProperty('scheduledLevel');
    expect((await calls.changePlan(owner, businessID, 'platinum')).body.name).toBe('Conflict');
  });

  it('keeps a cancelled plan until the period ends, and can resume it', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    expect((await calls.cancel(owner, businessID)).body.name).toBe('Conflict');
    await calls.subscribe(owner, businessID, 'gold');
    expect((await calls.cancel(owner, businessID)).body.data).toMatchObject({
      level: 'gold',
      subscription: { cancelAtPeriodEnd: true },
    });
    expect((await calls.cancel(owner, businessID)).body.name).toBe('Conflict');
    expect((await calls.resume(owner, businessID)).body.data.subscription.cancelAtPeriodEnd).toBe(false);
    expect(await kindsOf(company)).toEqual(['bought', 'cancelled', 'resumed']);
  });

  it('saves card and address for the next charges', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    await calls.subscribe(owner, businessID, 'gold');
    await calls.changeCard(owner, businessID, '5555555555554444');
    const taxId = { type: 'eu_vat', value: 'IT01234567890' };
    const { body } = await calls.changeBilling(owner, businessID, { name: 'Rossi Valves SpA', taxId });
    expect(body.data).toMatchObject({
      card: { brand: 'mastercard', last4: '4444' },
      billing: { name: 'Rossi Valves SpA', taxId },
    });
    const refused = await calls.changeCard(owner, businessID, cards.declined);
    expect(refused.body.name).toBe('PaymentRefused');
    expect((await stateOf(company)).card.last4).toBe('4444');
  });

  it('uses a card whose bank asks first only after the holder has said yes', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    await calls.subscribe(owner, businessID, 'gold');
    const asked = (await calls.changeCard(owner, businessID, cards.authenticates)).body.data;
    expect(asked.outcome).toBe('requires-action');
    expect((await stateOf(company)).card.last4).toBe('4242');
    await calls.answerBank(owner, businessID, asked.clientSecret, true);
    expect((await calls.confirm(owner, businessID, asked.changeID)).body.data.outcome).toBe('done');
    expect((await stateOf(company)).card.last4).toBe('3155');
  });

  it('mails each owner what happened, once', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    await calls.subscribe(owner, businessID, 'gold');
    await calls.cancel(owner, businessID);
    await api.jobs.settle();
    const { body } = await calls.invoices(owner, businessID);
    expect(body).toMatchObject({ data: [{ pageUrl: expect.stringContaining('http') }], nextID: null });
    await api.jobs.settle();
    const mails = readdirSync(api.outboxDir)
      .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
      .filter((mail) => mail.includes(owner.email));
    expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([
      expect.stringContaining('Gold of Rossi Valves ends on'),
      'Rossi Valves is on Gold',
    ]);
    // The address for invoices gets the invoice and no mails about decisions.
    const invoices = readdirSync(api.outboxDir)
      .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
      .filter((mail) => /^To: accounts@rossi\.example\r?$/m.test(mail) && mail.includes('Rossi Valves'));
    const ours = invoices.filter(
      (mail) => mail.includes(body.data[0].invoiceID) || mail.includes(body.data[0].pdfUrl),
    );
    expect(ours.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
      'Rossi Valves is on Gold',
    ]);
  });
});

describe('without a payment provider', () => {
  it('refuses purchases, and the setup says so', async () => {
    const closed = await startTestServer(inject('postgresUrl'), { payment: { kind: 'none' } });
    const { owner, businessID } = await addBusinessPeople(closed);
    const there = membershipCalls(closed);
    expect((await there.setup(owner)).body.data).toMatchObject({
      gateway: 'none',
      publicKey: '',
      testMode: false,
    });
    expect((await there.cancel(owner, businessID)).body.message).toMatch(/not set up/);
    expect((await there.load(owner, businessID)).body.data).toEqual({
      level: 'standard',
      grantedLevel: 'standard',
      version: 0,
    });
    await closed.stop();
  });
});
