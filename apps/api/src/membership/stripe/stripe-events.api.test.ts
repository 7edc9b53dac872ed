import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { subscribe } from '@wbn/contract/membership/subscription.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { billing, goodCard, membershipCalls } from '../../testing/membership-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { comparePayments } from '../nightly/compare-payments.ts';
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

const { planId } = planOf('gold');

async function stateOf(businessID: string) {
  const { subscription } = await api.db
    .selectFrom('business')
    .select('subscription')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
  const entries = await api.db
    .selectFrom('membership_entry')
    .select(['kind', 'source', 'amount'])
    .where('business_id', '=', businessID)
    .orderBy('source')
    .execute();
  return { level: subscription, entries };
}

function charges(): number {
  const all = [...stripe.world.customers.values()].flatMap(({ invoices }) => invoices);
  return all.filter(({ paidAt }) => paidAt !== undefined).length;
}

/** In order, reversed, rotated by half, and rotated and reversed. */
function ordersOf(events: readonly object[]): object[][] {
  const half = Math.ceil(events.length / 2);
  const turned = [...events.slice(half), ...events.slice(0, half)];
  return [[...events], events.toReversed(), turned, turned.toReversed()];
}

it('MEM-09, CALL-32: has one outcome and one charge when every event of a purchase comes three times, in four orders', async () => {
  const { owner, businessID } = await addBusinessPeople(api, { company_name: 'Rossi Valves' });
  const calls = membershipCalls(api);
  expect((await calls.setup(owner)).body.data).toMatchObject({
    gateway: 'stripe',
    publicKey: 'pk_test_stand_in',
    testMode: true,
  });
  const paymentMethod = stripe.typeCard(goodCard, billing);
  const body = { paymentMethod, businessID, planId, email: billing.email };
  expect((await calls.send(subscribe, owner, { body })).body.data).toEqual({
    outcome: 'done',
    level: 'gold',
  });
  await calls.cancel(owner, businessID);
  const bought = await stateOf(businessID);
  expect(bought.level).toBe('gold');
  expect(bought.entries.map(({ kind }) => kind).sort()).toEqual(['bought', 'cancelled']);

  const events = stripe.webhooks.held.splice(0);
  expect(events.length).toBeGreaterThan(3);
  for (const order of ordersOf(events)) {
    await api.db.deleteFrom('payment_event').execute();
    for (const event of order) {
      // Sends each event twice at once, then a third time.
      await Promise.all([stripe.webhooks.send(api.url, event), stripe.webhooks.send(api.url, event)]);
      await stripe.webhooks.send(api.url, event);
    }
    await api.jobs.settle();
    expect(await stateOf(businessID)).toEqual(bought);
  }
  const unhandled = await api.db
    .selectFrom('payment_event')
    .select('id')
    .where('handled_at', 'is', null)
    .execute();
  expect(unhandled).toEqual([]);
  expect(charges()).toBe(1);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from payment_event`.execute(
    api.db,
  );
  expect(rows).toEqual([{ count: events.length }]);
});

it('the nightly comparison finds and corrects what a lost event left behind, and then finds nothing', async () => {
  const { payments } = api.services;
  if (!payments) throw new Error('no payment is set up');
  const [{ id: businessID = '' } = {}] = await api.db
    .selectFrom('business')
    .select('id')
    .where('subscription', '=', 'gold')
    .execute();
  stripe.world.advance(366);
  stripe.webhooks.held.splice(0);
  expect((await stateOf(businessID)).level).toBe('gold');
  const found = await comparePayments(payments);
  expect(found).toContainEqual(
    expect.objectContaining({ businessID, what: 'level', here: 'gold', there: 'standard' }),
  );
  const after = await stateOf(businessID);
  expect(after.level).toBe('standard');
  expect(after.entries.map(({ kind }) => kind)).toContain('ended');
  expect(await comparePayments(payments)).toEqual([]);
  const kept = await api.db.selectFrom('payment_difference').select(['what', 'there']).execute();
  expect(kept).toContainEqual({ what: 'level', there: 'standard' });
  expect(charges()).toBe(1);
});
