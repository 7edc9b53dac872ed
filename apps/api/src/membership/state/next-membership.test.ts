import { describe, expect, it } from 'vitest';
import type { RemoteCustomer, RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';
import { nextMembership } from './next-membership.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

const subscription: RemoteSubscription = {
  id: 'sub_1',
  level: 'gold',
  status: 'active',
  periodStart: day('2026-11-23'),
  periodEnd: day('2027-11-23'),
  cancelAtPeriodEnd: false,
  scheduledLevel: undefined,
  createdAt: day('2026-11-23'),
  changeID: undefined,
};

const invoice: RemoteInvoice = {
  id: 'in_1',
  subscriptionID: 'sub_1',
  number: 'WBN-1',
  status: 'paid',
  reason: 'first',
  level: 'gold',
  fromLevel: undefined,
  currency: 'usd',
  total: 185_000,
  amountPaid: 185_000,
  amountRefunded: 0,
  dispute: undefined,
  createdAt: day('2026-11-23'),
  paidAt: day('2026-11-23'),
  periodStart: day('2026-11-23'),
  periodEnd: day('2027-11-23'),
  failedAttempts: 0,
  failure: undefined,
  nextAttemptAt: undefined,
  clientSecret: undefined,
  pdfUrl: undefined,
  pageUrl: undefined,
};

const customer = (
  subscriptions: readonly Partial<RemoteSubscription>[],
  invoices: readonly Partial<RemoteInvoice>[],
): RemoteCustomer => ({
  customerID: 'cus_1',
  businessID: undefined,
  paymentMethod: undefined,
  card: undefined,
  billing: {},
  subscriptions: subscriptions.map((given) => ({ ...subscription, ...given })),
  invoices: invoices.map((given) => ({ ...invoice, ...given })),
});

const levelOf = (...given: Parameters<typeof customer>) => nextMembership(customer(...given)).paidLevel;
const kindsOf = (...given: Parameters<typeof customer>) =>
  nextMembership(customer(...given)).entries.map(({ kind }) => kind);

describe('the paid level', () => {
  it("MEM-15: is the running subscription's plan, also while a failed payment is retried", () => {
    expect(levelOf([{}], [{}])).toBe('gold');
    expect(levelOf([{ status: 'past-due' }], [{}])).toBe('gold');
    expect(levelOf([{ level: 'platinum' }], [{}])).toBe('platinum');
  });

  it('is undefined before the first payment and after the end', () => {
    expect(levelOf([], [])).toBeUndefined();
    expect(levelOf([{ status: 'incomplete' }], [{ status: 'open', amountPaid: 0 }])).toBeUndefined();
    expect(levelOf([{ status: 'ended' }], [{}])).toBeUndefined();
  });

  it('is undefined after a full refund or a lost dispute, and stays after a partial refund', () => {
    expect(levelOf([{}], [{ amountRefunded: 185_000 }])).toBeUndefined();
    expect(levelOf([{}], [{ dispute: 'lost' }])).toBeUndefined();
    expect(levelOf([{}], [{ amountRefunded: 100 }])).toBe('gold');
    expect(levelOf([{}], [{ dispute: 'open' }])).toBe('gold');
  });

  it('ignores refunds of earlier years', () => {
    const lastYear = {
      id: 'in_0',
      amountRefunded: 185_000,
      periodStart: day('2025-11-23'),
      periodEnd: day('2026-11-23'),
    };
    expect(levelOf([{}], [{ reason: 'renewal' }, lastYear])).toBe('gold');
  });

  it('comes from the newest running subscription, not from a newer unpaid one', () => {
    expect(levelOf([{ id: 'sub_2', level: 'premium', status: 'incomplete' }, {}], [{}])).toBe('gold');
  });
});

describe('history entries', () => {
  it('come from invoices and ended subscriptions, each once with a unique source', () => {
    const { entries } = nextMembership(
      customer(
        [{ status: 'ended', level: 'gold' }],
        [
          {
            id: 'in_4',
            reason: 'renewal',
            status: 'uncollectible',
            failedAttempts: 2,
            amountPaid: 0,
            paidAt: undefined,
          },
          { id: 'in_3', reason: 'renewal', level: 'gold' },
          { id: 'in_2', reason: 'change', level: 'premium', amountRefunded: 500, dispute: 'won' },
          { id: 'in_1' },
        ],
      ),
    );
    expect(entries.map(({ kind, source }) => [kind, source])).toEqual([
      ['bought', 'invoice:in_1:paid'],
      ['raised', 'invoice:in_2:paid'],
      ['refunded', 'invoice:in_2:refunded:500'],
      ['disputed', 'invoice:in_2:dispute'],
      ['dispute-won', 'invoice:in_2:dispute-won'],
      ['lowered', 'invoice:in_3:paid'],
      ['payment-failed', 'invoice:in_4:failed:1'],
      ['payment-failed', 'invoice:in_4:failed:2'],
      ['ended', 'subscription:sub_1:ended'],
    ]);
    expect(new Set(entries.map(({ source }) => source)).size).toBe(entries.length);
  });

  it('leave out a first payment that was refused, and its end', () => {
    expect(kindsOf([{ status: 'ended' }], [{ status: 'void', amountPaid: 0, failedAttempts: 3 }])).toEqual(
      [],
    );
  });
});
