import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { findTestCard } from '@wbn/contract/membership/test-cards.ts';
import { describe, expect, it } from 'vitest';
import { answerBank, changeCard } from './test-cards.ts';
import type { TestCustomer, TestMethod } from './test-customer.ts';
import { advance } from './test-periods.ts';
import { abandon, buy, cancelAtPeriodEnd, raise, schedule } from './test-subscriptions.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-23T10:00:00Z');
const pays = '4242424242424242';
const declined = '4000000000000002';
const asks = '4000002500003155';
const refusedLater = '4000000000000341';

function typed(number: string): TestMethod {
  const card = findTestCard(number);
  if (!card) throw new Error(`${number} is no test card`);
  const { brand, behaviour, code } = card;
  const billing = { name: 'Rossi', email: 'a@rossi.example', address: { line1: 'Via 5', country: 'IT' } };
  return {
    id: `pm_${number}`,
    brand,
    behaviour,
    ...(code && { code }),
    billing,
    last4: number.slice(-4),
    expMonth: 12,
    expYear: 2034,
  };
}

function customerWith(number: string, { now = start, level = 'gold' as const } = {}) {
  const lists = { cards: [], subscriptions: [], invoices: [], answers: {} };
  const customer: TestCustomer = { id: 'cus_test', businessID: 'b1', billing: {}, ...lists };
  const purchase = {
    changeID: 'c1',
    planId: planOf(level).planId,
    email: 'a@rossi.example',
    taxId: undefined,
  };
  const buyWith = (card: string) => buy(customer, { ...purchase, method: typed(card) }, now);
  return { customer, buyWith, result: number === '' ? undefined : buyWith(number) };
}

const subscriptionOf = ({ subscriptions }: TestCustomer) => subscriptions.at(-1);
const invoiceOf = ({ invoices }: TestCustomer) => invoices.at(-1);

describe('a purchase at the test gateway', () => {
  it('runs and is paid for a year with a card that pays; a refused card leaves nothing', () => {
    const { customer, buyWith } = customerWith('');
    expect(() => buyWith(declined)).toThrow('declined');
    expect(customer).toMatchObject({ subscriptions: [], invoices: [] });
    expect(buyWith(pays)).toEqual({ outcome: 'done' });
    expect(subscriptionOf(customer)).toMatchObject({
      status: 'active',
      periodEnd: Date.parse('2027-11-23T10:00:00Z'),
    });
    expect(invoiceOf(customer)).toMatchObject({ status: 'paid', amountPaid: 185_000, reason: 'first' });
  });

  it('waits for a bank that asks, and ends when the holder fails or it is abandoned', () => {
    const { customer, result } = customerWith(asks);
    if (result?.outcome !== 'requires-action') throw new Error('the bank has asked nobody');
    const { clientSecret } = result;
    expect(subscriptionOf(customer)?.status).toBe('incomplete');
    expect(answerBank(customer, { clientSecret: 'other', succeeds: true }, start)).toBe(false);
    const agreed = structuredClone(customer);
    expect(answerBank(agreed, { clientSecret, succeeds: true }, start)).toBe(true);
    expect(subscriptionOf(agreed)?.status).toBe('active');
    expect(answerBank(customer, { clientSecret, succeeds: false }, start)).toBe(true);
    expect(invoiceOf(customer)).toMatchObject({
      status: 'open',
      failure: expect.stringContaining('authenticate'),
    });
    const late = structuredClone(customer);
    abandon(customer, 'c1', start);
    advance(late, start + day);
    for (const ended of [customer, late])
      expect([subscriptionOf(ended)?.status, invoiceOf(ended)?.status]).toEqual(['ended', 'void']);
  });
});

describe('passing time', () => {
  it('renews on the same day, on 29 February in leap years, at the scheduled level', () => {
    const { customer } = customerWith(pays, { now: Date.parse('2028-02-29T10:00:00Z') });
    schedule(customer, subscriptionOf(customer)?.id ?? '', planOf('premium').planId);
    advance(customer, Date.parse('2032-03-01T00:00:00Z'));
    expect(customer.invoices.map(({ periodEnd }) => new Date(periodEnd).toISOString().slice(0, 10))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
      '2033-02-28',
    ]);
    expect(customer.invoices.map(({ total }) => total)).toEqual([
      185_000, 265_000, 265_000, 265_000, 265_000,
    ]);
  });

  it('retries a failed renewal after 3, 5 and 7 days, then ends the subscription; another card pays it', () => {
    const { customer } = customerWith(refusedLater);
    const end = Date.parse('2027-11-23T10:00:00Z');
    advance(customer, end);
    expect(subscriptionOf(customer)?.status).toBe('past-due');
    const mended = structuredClone(customer);
    changeCard(mended, { method: typed(pays), changeID: 'c2' }, end + day);
    expect([subscriptionOf(mended)?.status, invoiceOf(mended)?.status]).toEqual(['active', 'paid']);
    advance(customer, end + 15 * day - 1);
    expect(invoiceOf(customer)?.failedAttempts).toBe(3);
    advance(customer, end + 15 * day);
    expect(subscriptionOf(customer)?.status).toBe('ended');
    expect(invoiceOf(customer)).toMatchObject({ status: 'uncollectible', failedAttempts: 4 });
  });

  it('ends a cancelled subscription with its period', () => {
    const { customer } = customerWith(pays);
    cancelAtPeriodEnd(customer, subscriptionOf(customer)?.id ?? '', true);
    advance(customer, start + 366 * day);
    expect([subscriptionOf(customer)?.status, customer.invoices.length]).toEqual(['ended', 1]);
  });
});

it('raises to a higher level for the rest of the period, and waits for a bank that asks', () => {
  const { customer } = customerWith(pays);
  const subscriptionID = subscriptionOf(customer)?.id ?? '';
  const change = { subscriptionID, planId: planOf('premium').planId, changeID: 'c2' };
  const half = start + (365 * day) / 2;
  const asked = structuredClone(customer);
  expect(raise(customer, change, half)).toEqual({ outcome: 'done' });
  expect(invoiceOf(customer)).toMatchObject({ total: 40_000, status: 'paid', reason: 'change' });
  expect(subscriptionOf(customer)?.level).toBe('premium');

  const card = changeCard(asked, { method: typed(asks), changeID: 'c3' }, start);
  if (card.outcome !== 'requires-action') throw new Error('the bank has asked nobody');
  answerBank(asked, { clientSecret: card.clientSecret, succeeds: true }, start);
  const result = raise(asked, change, half);
  if (result.outcome !== 'requires-action') throw new Error('the bank has asked nobody');
  expect(subscriptionOf(asked)?.level).toBe('gold');
  const late = structuredClone(asked);
  answerBank(asked, { clientSecret: result.clientSecret, succeeds: true }, half);
  expect(subscriptionOf(asked)?.level).toBe('premium');
  advance(late, half + day);
  expect([subscriptionOf(late)?.level, invoiceOf(late)?.status]).toEqual(['gold', 'void']);
});
