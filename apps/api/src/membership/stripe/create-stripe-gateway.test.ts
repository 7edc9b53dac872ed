import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { createStripeGateway } from './create-stripe-gateway.ts';
import { createStripeClient } from './stripe-client.ts';
import { syncPlans } from './stripe-prices.ts';
import { type StripeStandIn, startStripeStandIn } from './testing/start-stripe-stand-in.ts';

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  authenticates: '4000002500003155',
  refusedLater: '4000000000000341',
};
const billing = {
  name: 'Olga Rossi',
  email: 'accounts@rossi.example',
  address: { line1: 'Via Torino 5', city: 'Milano', postalCode: '20123', country: 'IT' },
};
const { planId: gold, price: goldPrice } = planOf('gold');
const { planId: premium, price: premiumPrice } = planOf('premium');

let stripe: StripeStandIn;
let gateway: PaymentGateway;
let logged: object[];
let customerID: string;
beforeEach(async () => {
  stripe = await startStripeStandIn();
  logged = [];
  gateway = createStripeGateway(stripe.payment, { error: (what) => logged.push(what) });
  const given = { key: 'c1', businessID: 'b1', companyName: 'Rossi Valves', email: 'olga@rossi.example' };
  ({ customerID } = await gateway.createCustomer(given));
});
afterEach(() => stripe.close());

const buy = (number = cards.good, key = 'k1', paymentMethod = stripe.typeCard(number, billing)) =>
  gateway.startSubscription({
    ...{ key, customerID, changeID: key, planId: gold, paymentMethod, email: billing.email },
    taxId: { type: 'eu_vat', value: 'IT12345678901' },
  });

async function load() {
  const customer = await gateway.loadCustomer(customerID);
  if (!customer) throw new Error('The customer is gone');
  const [subscription] = customer.subscriptions;
  const [invoice] = customer.invoices;
  return { ...customer, subscription, invoice };
}

async function bought(number?: string): Promise<string> {
  await buy(number);
  return (await load()).subscription?.id ?? '';
}

const chargesOf = () =>
  stripe.world.requireCustomer(customerID).invoices.filter(({ paidAt }) => paidAt !== undefined);

describe('buying', () => {
  it('creates the customer of a company once, also after its name has changed', async () => {
    const again = { key: 'c1', businessID: 'b1', companyName: 'Rossi Pumps', email: 'new@rossi.example' };
    expect(await gateway.createCustomer(again)).toEqual({ customerID });
    expect(await load()).toMatchObject({ businessID: 'b1', billing: { name: 'Rossi Pumps' } });
  });

  it('MEM-04: charges the first year, on an invoice with name, address and tax id', async () => {
    expect(await buy()).toEqual({ outcome: 'done' });
    const { subscription, invoice, card, billing: kept } = await load();
    expect(subscription).toMatchObject({ level: 'gold', status: 'active', changeID: 'k1' });
    expect(invoice).toMatchObject({
      ...{ status: 'paid', reason: 'first', level: 'gold', amountPaid: goldPrice, failedAttempts: 0 },
      subscriptionID: subscription?.id,
      periodEnd: subscription?.periodEnd,
    });
    expect(card).toEqual({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 });
    expect(kept).toEqual({ ...billing, taxId: { type: 'eu_vat', value: 'IT12345678901' } });
    const listed = await Array.fromAsync(gateway.listCustomers());
    expect(listed).toEqual([{ customerID, businessID: 'b1' }]);
    expect(gateway).toMatchObject({ kind: 'stripe', testMode: true, publicKey: 'pk_test_stand_in' });
  });

  it('MEM-08: charges nothing, now or later, when the bank refuses', async () => {
    await expect(buy(cards.declined, 'k1')).rejects.toMatchObject({
      ...{ name: 'PaymentRefusedError', code: 'card_declined', message: 'Your card was declined.' },
    });
    await expect(buy(cards.noFunds, 'k2')).rejects.toMatchObject({
      ...{ code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    });
    stripe.world.advance(400);
    expect(chargesOf()).toEqual([]);
  });

  it('ends the subscription of a refused charge, also when the same request is repeated', async () => {
    const paymentMethod = stripe.typeCard(cards.refusedLater, billing);
    await buy(cards.refusedLater, 'k1', paymentMethod);
    await gateway.cancelNow({ key: 'n1', subscriptionID: (await load()).subscription?.id ?? '' });
    for (const key of ['k2', 'k2'])
      await expect(buy(cards.refusedLater, key, paymentMethod)).rejects.toMatchObject({
        code: 'card_declined',
      });
    expect(await load()).toMatchObject({
      subscription: { status: 'ended', changeID: 'k2' },
      invoice: { status: 'void', failure: 'Your card was declined.', clientSecret: undefined },
    });
    expect(chargesOf()).toHaveLength(1);
  });

  it('refuses an invalid tax id before anything is charged', async () => {
    const paymentMethod = stripe.typeCard(cards.good, billing);
    const taxId = { type: 'eu_vat' as const, value: '123' };
    const given = {
      key: 'k1',
      customerID,
      changeID: 'k1',
      planId: gold,
      paymentMethod,
      email: 'a@b.example',
    };
    await expect(gateway.startSubscription({ ...given, taxId })).rejects.toMatchObject({
      code: 'tax_id_invalid',
    });
    expect(chargesOf()).toEqual([]);
  });

  it('MEM-07: waits for a bank that asks the holder: refused, abandoned, then accepted', async () => {
    const first = await buy(cards.authenticates, 'k1');
    if (first.outcome === 'done') throw new Error('The bank was not asked');
    const waiting = await load();
    expect(waiting.subscription?.status).toBe('incomplete');
    expect(waiting.invoice?.clientSecret).toBe(first.clientSecret);
    stripe.answerBank(first.clientSecret, false);
    expect((await load()).invoice).toMatchObject({
      failure: expect.stringContaining('unable to authenticate'),
      clientSecret: undefined,
    });
    await gateway.abandonPayment({ key: 'a1', customerID, changeID: 'k1' });
    expect(await load()).toMatchObject({ subscription: { status: 'ended' }, invoice: { status: 'void' } });

    const second = await buy(cards.authenticates, 'k2');
    if (second.outcome === 'done') throw new Error('The bank was not asked');
    stripe.answerBank(second.clientSecret, true);
    expect((await load()).subscription).toMatchObject({ status: 'active', changeID: 'k2' });
    expect(chargesOf()).toHaveLength(1);
  });

  it('charges once when the connection breaks and the request is repeated', async () => {
    const paymentMethod = stripe.typeCard(cards.good, billing);
    stripe.cutAfter('POST subscriptions', 3);
    await expect(buy(cards.good, 'k1', paymentMethod)).rejects.toMatchObject({
      name: 'PaymentUnavailableError',
    });
    expect(await buy(cards.good, 'k1', paymentMethod)).toEqual({ outcome: 'done' });
    expect(chargesOf()).toHaveLength(1);
    expect((await load()).subscriptions).toHaveLength(1);
  });

  it('logs what Stripe does not understand or fails at, without details for the owner', async () => {
    await expect(buy(cards.good, 'k1', 'pm_unknown')).rejects.toMatchObject({
      ...{ name: 'PaymentUnavailableError', message: 'Stripe did not do what was asked for' },
    });
    expect(logged).toEqual([{ stripe: expect.objectContaining({ code: 'resource_missing' }) }]);
    stripe.failAt('GET customers/:id', 3);
    await expect(load()).rejects.toMatchObject({ name: 'PaymentUnavailableError' });
    expect(await gateway.loadCustomer('cus_unknown')).toBeUndefined();
    stripe.world.deleted.add(customerID);
    expect(await gateway.loadCustomer(customerID)).toBeUndefined();
  });

  it('refuses a missing or different price until pnpm stripe plans has corrected it', async () => {
    stripe.world.amounts.set(gold, 100);
    await expect(buy()).rejects.toThrow("it is 100, the plan's is 185000 cents");
    stripe.world.amounts.delete(gold);
    await expect(buy()).rejects.toThrow('there is none');
    expect(chargesOf()).toEqual([]);
    stripe.world.amounts.set(premium, 100);
    const client = createStripeClient(stripe.payment);
    expect(await syncPlans(client)).toEqual([
      'wbn-gold-yearly: made, 1850.00 usd a year.',
      "wbn-premium-yearly: made anew, 2650.00 usd a year, because it is 100, the plan's is 265000 cents.",
      'wbn-platinum-yearly: there, 3650.00 usd a year.',
    ]);
    expect((await syncPlans(client)).every((line) => line.includes(': there, '))).toBe(true);
    expect(await buy()).toEqual({ outcome: 'done' });
  });
});

describe('changing plans', () => {
  it('charges the difference of the preview for a higher plan', async () => {
    const subscriptionID = await bought();
    stripe.world.advance(100);
    const preview = await gateway.previewPlan({ subscriptionID, planId: premium });
    expect(preview.renewal).toBe(premiumPrice);
    expect(preview.dueNow).toBeGreaterThan(0);
    expect(preview.dueNow).toBeLessThan(premiumPrice - goldPrice);
    expect(await gateway.raisePlan({ key: 'r1', subscriptionID, planId: premium })).toEqual({
      outcome: 'done',
    });
    const { subscription, invoice } = await load();
    expect(subscription?.level).toBe('premium');
    expect(invoice).toMatchObject({ reason: 'change', level: 'premium', status: 'paid' });
    expect(Math.abs((invoice?.amountPaid ?? 0) - preview.dueNow)).toBeLessThanOrEqual(1);
  });

  it('keeps the plan and leaves nothing to pay when a raise is refused', async () => {
    const subscriptionID = await bought(cards.refusedLater);
    const raise = gateway.raisePlan({ key: 'r1', subscriptionID, planId: premium });
    await expect(raise).rejects.toMatchObject({ code: 'card_declined' });
    expect(await load()).toMatchObject({ subscription: { level: 'gold' }, invoice: { status: 'void' } });
  });

  it('schedules a lower plan for the end of the period; undoing or cancelling removes the schedule', async () => {
    const subscriptionID = await bought();
    await gateway.raisePlan({ key: 'r1', subscriptionID, planId: premium });
    const schedule = (key: string, planId: string | undefined) =>
      gateway.schedulePlan({ key, subscriptionID, planId });
    const scheduled = async () => (await load()).subscription?.scheduledLevel;
    expect(await gateway.previewPlan({ subscriptionID, planId: gold })).toMatchObject({ dueNow: 0 });
    await schedule('s1', gold);
    expect(await scheduled()).toBe('gold');
    await schedule('s2', undefined);
    expect(await scheduled()).toBeUndefined();
    await schedule('s3', gold);
    await gateway.cancelAtPeriodEnd({ key: 'p1', subscriptionID, cancel: true });
    expect(await load()).toMatchObject({
      subscription: { cancelAtPeriodEnd: true, scheduledLevel: undefined },
    });
    await gateway.cancelAtPeriodEnd({ key: 'p2', subscriptionID, cancel: false });
    await schedule('s4', gold);
    stripe.world.advance(366);
    expect(await load()).toMatchObject({
      subscription: { level: 'gold', status: 'active', scheduledLevel: undefined },
      invoice: { reason: 'renewal', level: 'gold', amountPaid: goldPrice },
    });
  });

  it('MEM-17: goes down at once without a charge, also with a plan scheduled; a raise says from which plan it was charged', async () => {
    const subscriptionID = await bought();
    await gateway.raisePlan({ key: 'r1', subscriptionID, planId: premium });
    expect((await load()).invoice).toMatchObject({ reason: 'change', level: 'premium', fromLevel: 'gold' });
    await gateway.schedulePlan({ key: 's1', subscriptionID, planId: gold });
    const invoices = chargesOf().length;
    const { subscription: before } = await load();
    for (const key of ['l1', 'l1', 'l2']) await gateway.lowerPlan({ key, subscriptionID, planId: gold });
    expect((await load()).subscription).toEqual({ ...before, level: 'gold', scheduledLevel: undefined });
    expect(chargesOf()).toHaveLength(invoices);
    stripe.world.advance(366);
    expect((await load()).invoice).toMatchObject({ reason: 'renewal', level: 'gold', amountPaid: goldPrice });
  });

  it('ends with the period or at once', async () => {
    const subscriptionID = await bought();
    await gateway.cancelAtPeriodEnd({ key: 'p1', subscriptionID, cancel: true });
    stripe.world.advance(366);
    expect((await load()).subscription?.status).toBe('ended');
    await buy(cards.good, 'k2');
    const second = (await load()).subscription?.id ?? '';
    await gateway.cancelNow({ key: 'n1', subscriptionID: second });
    await gateway.cancelNow({ key: 'n2', subscriptionID: second });
    expect((await load()).subscriptions.map(({ status }) => status)).toEqual(['ended', 'ended']);
  });
});

describe('after the first year', () => {
  it('retries a failed renewal; another card pays it at once', async () => {
    await bought(cards.refusedLater);
    stripe.world.advance(367);
    const failed = await load();
    expect(failed.subscription?.status).toBe('past-due');
    expect(failed.invoice).toMatchObject({
      ...{ status: 'open', reason: 'renewal', failedAttempts: 1, failure: 'Your card was declined.' },
      nextAttemptAt: expect.any(Date),
    });
    const paymentMethod = stripe.typeCard(cards.good, billing);
    expect(await gateway.changeCard({ key: 'd1', customerID, paymentMethod })).toEqual({ outcome: 'done' });
    expect(await load()).toMatchObject({
      ...{ subscription: { status: 'active' }, invoice: { status: 'paid' }, card: { last4: '4242' } },
    });
  });

  it('ends after a renewal keeps failing', async () => {
    await bought(cards.refusedLater);
    stripe.world.advance(400);
    expect(await load()).toMatchObject({
      subscription: { status: 'ended' },
      invoice: { failedAttempts: 4, nextAttemptAt: undefined },
    });
  });

  it('uses a card whose bank asks only after the holder has said yes', async () => {
    await bought();
    const paymentMethod = stripe.typeCard(cards.authenticates, billing);
    const asked = await gateway.changeCard({ key: 'd1', customerID, paymentMethod });
    if (asked.outcome === 'done') throw new Error('The bank was not asked');
    expect((await load()).card?.last4).toBe('4242');
    await gateway.abandonPayment({ key: 'a1', customerID, changeID: 'd1' });
    const next = { key: 'd2', customerID, paymentMethod };
    const again = await gateway.changeCard(next);
    if (again.outcome === 'done') throw new Error('The bank was not asked');
    stripe.answerBank(again.clientSecret, true);
    await gateway.abandonPayment({ key: 'a2', customerID, changeID: 'd2' });
    expect((await load()).card?.last4).toBe('3155');
  });

  it('shows refunds and disputes on the invoice', async () => {
    await bought();
    const [charge = {}] = chargesOf();
    Object.assign(charge, { amountRefunded: 5_000 });
    expect((await load()).invoice).toMatchObject({ amountRefunded: 5_000, dispute: undefined });
    for (const dispute of ['open', 'lost']) {
      Object.assign(charge, { dispute });
      expect((await load()).invoice?.dispute).toBe(dispute);
    }
  });

  it('changes name, address and tax id, and deletes the tax id', async () => {
    await buy();
    const changed = { ...billing, name: 'Rossi SpA', taxId: { type: 'ch_vat' as const, value: 'CHE123' } };
    await gateway.changeBilling({ key: 'b1', customerID, billing: changed });
    expect((await load()).billing).toEqual(changed);
    await gateway.changeBilling({ key: 'b2', customerID, billing });
    expect((await load()).billing).toEqual(billing);
  });
});
