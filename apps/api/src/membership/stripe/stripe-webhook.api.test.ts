import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { presentDispute } from './testing/present-objects.ts';
import { type StripeStandIn, startStripeStandIn } from './testing/start-stripe-stand-in.ts';

let stripe: StripeStandIn;
let api: TestServer;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  api = await startTestServer(inject('postgresUrl'), { payment: stripe.payment });
});
afterAll(async () => {
  await api.stop();
  await stripe.close();
});
beforeEach(async () => {
  await api.db.deleteFrom('payment_event').execute();
});

let count = 0;
/** An event about a customer in Stripe's shape. */
function eventOf(type: string, object: object = { object: 'invoice', id: 'in_1', customer: 'cus_1' }) {
  count += 1;
  const created = Math.floor(Date.now() / 1_000);
  return { object: 'event', id: `evt_${count}`, type, created, livemode: false, data: { object } };
}

const kept = () => api.db.selectFrom('payment_event').selectAll().execute();
const paid = () => eventOf('invoice.paid');
const send = (event: object, sending?: Parameters<StripeStandIn['webhooks']['send']>[2]) =>
  stripe.webhooks.send(api.url, event, sending);

describe('POST /stripe/webhook', () => {
  it('stores an event unchanged, also of an unknown type', async () => {
    const event = paid();
    expect((await send(event)).status).toBe(200);
    expect((await send(eventOf('mandate.foreseen', { object: 'mandate' }))).status).toBe(200);
    const rows = await kept();
    expect(rows).toMatchObject([
      { id: event.id, gateway: 'stripe', type: 'invoice.paid', customer_id: 'cus_1', payload: event },
      { type: 'mandate.foreseen', customer_id: null },
    ]);
  });

  it('accepts two secrets while one replaces the other', async () => {
    for (const secret of stripe.webhooks.secrets) expect((await send(paid(), { secret })).status).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it('refuses a changed body, an old timestamp, a missing signature and another secret with a sentence, and writes nothing', async () => {
    const event = paid();
    const changed = JSON.stringify(event).replace('in_1', 'in_2');
    const refused = [
      await send(event, { body: changed }),
      await send(event, { age: 301 }),
      await send(event, { secret: 'whsec_other' }),
      await fetch(`${api.url}/stripe/webhook`, { method: 'POST', body: JSON.stringify(event) }),
      await fetch(`${api.url}/stripe/webhook`, { method: 'POST' }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        name: 'ValidationError',
        message: expect.stringMatching(/^The (signature|header) .+\.$/),
      });
    }
    const tooLong = await send(eventOf('invoice.paid', { object: 'invoice', text: 'x'.repeat(600_000) }));
    expect(tooLong.status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['a text', '"event"'],
    ['an empty object', '{}'],
    ['an event without its object', JSON.stringify({ ...paid(), data: {} })],
    ['one about nothing', JSON.stringify({ ...paid(), data: { object: null } })],
    ['an id that is no text', JSON.stringify({ ...paid(), id: { a: 1 } })],
    ['a time that is none', JSON.stringify({ ...paid(), created: 'yesterday' })],
    ['a time after all times', JSON.stringify({ ...paid(), created: 1e300 })],
    ['U+0000', JSON.stringify({ ...paid(), id: 'evt_\u0000' })],
    ['half of a character', JSON.stringify(paid()).replace('in_1', '\\ud800')],
  ])('answers 400 and writes nothing for a signed body: %s', async (_, body) => {
    const answer = await send(paid(), { body, signed: true });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, name: 'ValidationError' });
    expect(await kept()).toEqual([]);
  });

  it('stores an event once, with one job, when it comes twice, later or at the same moment', async () => {
    const event = paid();
    const answers = await Promise.all([send(event), send(event), send(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(event, { age: 200 })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('asks Stripe whose dispute it is, and answers 503 so that the event comes again when Stripe fails', async () => {
    const { gateway } = api.services.payments ?? {};
    const asked = { key: 'c1', businessID: 'b1', companyName: 'Rossi Valves', email: 'olga@rossi.example' };
    const { customerID = '' } = (await gateway?.createCustomer(asked)) ?? {};
    await gateway?.startSubscription({
      ...{ key: 'k1', customerID, changeID: 'k1', planId: 'wbn-gold-yearly', email: 'olga@rossi.example' },
      ...{ paymentMethod: stripe.typeCard('4242424242424242'), taxId: undefined },
    });
    const [invoice] = stripe.world.requireCustomer(customerID).invoices;
    if (!invoice) throw new Error('Nothing was bought');
    const dispute = eventOf('charge.dispute.created', presentDispute({ ...invoice, dispute: 'open' }));
    stripe.failAt('GET charges/:id', 3);
    expect((await send(dispute)).status).toBe(503);
    expect(await kept()).toEqual([]);
    expect((await send(dispute)).status).toBe(200);
    expect(await kept()).toMatchObject([{ type: 'charge.dispute.created', customer_id: customerID }]);
  });

  it('answers 404 without Stripe', async () => {
    const other = await startTestServer(inject('postgresUrl'));
    const answer = await stripe.webhooks.send(other.url, paid());
    await other.stop();
    expect(answer.status).toBe(404);
  });
});
