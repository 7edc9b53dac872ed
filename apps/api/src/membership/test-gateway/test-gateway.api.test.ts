import { createTestPaymentMethod } from '@wbn/contract/membership/test-gateway.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { billing, type MembershipCalls, membershipCalls } from '../../testing/membership-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { addTestMethod } from './test-card-calls.ts';
import { runTestGatewayOrder } from './test-gateway-order.ts';

let api: TestServer;
let calls: MembershipCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = membershipCalls(api);
});
afterAll(() => api.stop());

const addCompany = () => addBusinessPeople(api, { company_name: 'Rossi Valves' });

const openGateway = () => createTestGateway({ db: api.db, hostUrl: () => api.url });

describe('a test card', () => {
  const card = { number: '4242-4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123', billing };
  const type = async (changed: Partial<typeof card>) => {
    const { owner } = await addCompany();
    return calls.send(createTestPaymentMethod, owner, { body: { ...card, ...changed } });
  };

  it('becomes a payment method of which only the last four digits are stored', async () => {
    const { body } = await type({});
    expect(body.data.card).toEqual({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 });
    const { rows } = await sql<{ details: object }>`select details from test_payment_method`.execute(api.db);
    expect(JSON.stringify(rows)).not.toMatch(/42424242|"cvc"/);
  });

  it.each([
    ['a real card', { number: '4111 1111 1111 1111' }, 'number', '4242 4242 4242 4242'],
    ['a card that has expired', { expYear: 2025 }, 'expYear', 'past'],
    ['a visa with four digits', { cvc: '1234' }, 'cvc', '3 digits'],
    ['an amex with three', { number: '378282246310005' }, 'cvc', '4 digits'],
  ])('is refused: %s', async (_, changed, field, words) => {
    const { status, body } = await type(changed);
    expect({ status, name: body.name }).toEqual({ status: 400, name: 'ValidationError' });
    expect(body.fields[field]).toContain(words);
  });

  it('is not accepted where the test gateway does not run', async () => {
    const other = await startTestServer(inject('postgresUrl'), { payment: { kind: 'none' } });
    try {
      const { owner } = await addBusinessPeople(other);
      const otherCalls = membershipCalls(other);
      expect((await otherCalls.send(createTestPaymentMethod, owner, { body: card })).status).toBe(404);
      expect((await otherCalls.setup(owner)).body.data).toMatchObject({ gateway: 'none', publicKey: '' });
      expect((await fetch(`${other.url}/test-gateway/invoices/in_1_2`)).status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});

describe("the holder's bank", () => {
  it('accepts one answer, only from the owner of the paying company', async () => {
    const company = await addCompany();
    const { owner, businessID } = company;
    const card = '4000002500003155';
    const { clientSecret } = (await calls.subscribe(owner, businessID, 'gold', { card })).body.data;
    const stranger = await addCompany();
    const answer = (who: typeof owner, id: string) => calls.answerBank(who, id, clientSecret, true);
    expect((await answer(stranger.owner, stranger.businessID)).status).toBe(404);
    expect((await answer(stranger.owner, businessID)).status).toBe(403);
    expect((await answer(owner, businessID)).body.data).toEqual({ succeeds: true });
    expect((await answer(owner, businessID)).status).toBe(404);
  });
});

/** Adds a customer who has bought Gold with a typed card. */
async function buy(gateway: TestGateway, number = '4242424242424242') {
  const { owner, businessID } = await addCompany();
  const given = { key: `customer:${businessID}`, businessID, companyName: 'Rossi', email: billing.email };
  const { customerID } = await gateway.createCustomer(given);
  const typed = { number, expMonth: 12, expYear: 2031, cvc: '123', billing };
  const { id: paymentMethod } = await addTestMethod(api.db, {
    userID: owner.userID,
    typed,
    now: new Date(),
  });
  const purchase = {
    ...{ key: businessID, changeID: businessID, customerID, paymentMethod },
    ...{ planId: 'wbn-gold-yearly', email: billing.email, taxId: undefined },
  };
  await gateway.startSubscription(purchase);
  return { businessID, customerID, purchase };
}

describe('the gateway', () => {
  it('performs a key once, also in parallel; refuses another request under a used key', async () => {
    const gateway = openGateway();
    {
      const { customerID, purchase } = await buy(gateway);
      const again = await Promise.all([1, 2, 3, 4].map(() => gateway.startSubscription(purchase)));
      expect(again).toEqual(Array(4).fill({ outcome: 'done' }));
      const remote = await gateway.loadCustomer(customerID);
      expect(remote?.invoices).toMatchObject([{ status: 'paid', amountPaid: 185_000, reason: 'first' }]);
      const other = { ...purchase, planId: 'wbn-platinum-yearly' };
      await expect(gateway.startSubscription(other)).rejects.toThrow(PaymentRefusedError);
      expect(await gateway.loadCustomer('cus_none')).toBeUndefined();
      const known = await Array.fromAsync(gateway.listCustomers());
      expect(known.map((one) => one.customerID)).toContain(customerID);
    }
  });
});

describe('pnpm test-gateway', () => {
  it('moves a clock, refunds and disputes, and stores an event for each change', async () => {
    const gateway = openGateway();
    {
      const { businessID, customerID } = await buy(gateway, '4000000000000341');
      const run = async (order: object) => {
        const given = { businessID, ...order } as Parameters<typeof runTestGatewayOrder>[1];
        return (await runTestGatewayOrder(gateway, given)).customer;
      };
      const invoice = (changed: object) => ({
        invoices: expect.arrayContaining([expect.objectContaining(changed)]),
      });
      expect(await run({ verb: 'refund', amount: 5_000 })).toMatchObject(
        invoice({ total: 185_000, status: 'paid', amountRefunded: 5_000 }),
      );
      expect(await run({ verb: 'dispute', step: 'open' })).toMatchObject(invoice({ dispute: 'open' }));
      await expect(run({ verb: 'refund', amount: undefined })).rejects.toThrow('disputed');
      expect(await run({ verb: 'dispute', step: 'won' })).toMatchObject(invoice({ dispute: 'won' }));
      expect((await run({ verb: 'advance', days: 370 })).subscriptions).toMatchObject([
        { status: 'past-due' },
      ]);
      expect(await run({ verb: 'advance', days: 20 })).toMatchObject(invoice({ status: 'uncollectible' }));
      const remote = await gateway.loadCustomer(customerID);
      expect(remote).toMatchObject({
        subscriptions: [{ status: 'ended', level: 'gold' }],
        invoices: [
          { status: 'uncollectible', failedAttempts: 4, failure: 'Your card was declined.' },
          { status: 'paid', amountRefunded: 5_000, dispute: 'won' },
        ],
      });
      const events = await api.db
        .selectFrom('payment_event')
        .select('id')
        .where('customer_id', '=', customerID)
        .execute();
      // The purchase, a refund, two steps of a dispute, two moves of the clock.
      expect(events).toHaveLength(6);
      await expect(runTestGatewayOrder(gateway, { verb: 'show', businessID: 'nobody' })).rejects.toThrow(
        'bought nothing',
      );
    }
  });
});

describe('an invoice', () => {
  it('is a page at an unguessable address that caches do not store', async () => {
    const { owner, businessID } = await addCompany();
    await calls.subscribe(owner, businessID, 'gold');
    const [{ pageUrl, pdfUrl }] = (await calls.invoices(owner, businessID)).body.data;
    expect(pdfUrl).toBeUndefined();
    const page = await fetch(pageUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    for (const words of ['TEST MODE', billing.name, 'Via Torino 5', 'US$\u{a0}1,850.00'])
      expect(text).toContain(words);
    const other = pageUrl.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'));
    expect((await fetch(other)).status).toBe(404);
  });
});
