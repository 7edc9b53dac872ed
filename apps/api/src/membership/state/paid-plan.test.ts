import { isHigherLevel, type PaidLevel, paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';
import { paidPlanOf } from './paid-plan.ts';

const begin = new Date('2026-11-23T00:00:00Z');
const end = new Date('2027-11-23T00:00:00Z');

const subscription = (level: PaidLevel): RemoteSubscription => ({
  ...{ id: 'sub_1', level, status: 'active', periodStart: begin, periodEnd: end },
  ...{ cancelAtPeriodEnd: false, scheduledLevel: undefined, createdAt: begin, changeID: undefined },
});

type Given = Partial<RemoteInvoice> & Pick<RemoteInvoice, 'level'>;

const payment = ({ fromLevel, ...given }: Given, number: number): RemoteInvoice => ({
  ...{
    id: `in_${number}`,
    subscriptionID: 'sub_1',
    number: `WBN-${number}`,
    status: 'paid',
    currency: 'usd',
  },
  ...{ reason: fromLevel ? 'change' : 'first', total: 80_000, amountPaid: 80_000, amountRefunded: 0 },
  ...{ dispute: undefined, createdAt: begin, paidAt: begin, periodStart: begin, periodEnd: end },
  ...{ failedAttempts: 0, failure: undefined, nextAttemptAt: undefined, clientSecret: undefined },
  ...{ pdfUrl: undefined, pageUrl: undefined, fromLevel },
  ...given,
});

const gone = { amountRefunded: 80_000 };
const lost = { dispute: 'lost' } as const;
const gold = { level: 'gold' } as const;
const premium = { level: 'premium', fromLevel: 'gold' } as const;
const platinum = { level: 'platinum', fromLevel: 'premium' } as const;
const planOf = (level: PaidLevel, ...given: readonly Given[]) =>
  paidPlanOf(subscription(level), given.map(payment));

describe('MEM-17: of gold, raised to premium, raised to platinum', () => {
  it.each([
    ['nothing goes back', {}, {}, {}, 'platinum', []],
    ['the last raise is refunded', {}, {}, gone, 'premium', []],
    ['the dispute of the last raise is lost', {}, {}, lost, 'premium', []],
    ['the dispute of the last raise is open', {}, {}, { dispute: 'open' }, 'platinum', []],
    ['the dispute of the last raise is won', {}, {}, { dispute: 'won' }, 'platinum', []],
    ['a part of the last raise is refunded', {}, {}, { amountRefunded: 79_999 }, 'platinum', []],
    ['both raises go back', {}, lost, gone, 'gold', []],
    ['the middle one goes back', {}, gone, {}, 'gold', ['in_2']],
    ['the first payment goes back', gone, {}, {}, undefined, ['in_1', 'in_2']],
    ['the first payment and a raise go back', lost, gone, {}, undefined, ['in_2']],
    ['all go back', gone, gone, gone, undefined, []],
  ] as const)('when %s', (_, first, second, third, level, unusedInvoiceIDs) => {
    const plan = planOf(
      'platinum',
      { ...gold, ...first },
      { ...premium, ...second },
      { ...platinum, ...third },
    );
    expect(plan).toMatchObject({ level, unusedInvoiceIDs });
  });

  it('a raise that is bought again from the plan that stayed counts', () => {
    const again = { level: 'platinum', fromLevel: 'premium' } as const;
    expect(planOf('platinum', gold, premium, { ...platinum, ...gone }, again).level).toBe('platinum');
    // The subscription was lowered for the payment of which the refund then failed.
    expect(planOf('premium', gold, premium, platinum).level).toBe('platinum');
  });

  it('a renewal begins anew, also on the plan that stayed', () => {
    const before = { periodStart: new Date('2025-11-23'), periodEnd: begin };
    const renewal = { level: 'premium', reason: 'renewal' } as const;
    const year = [
      { ...gold, ...before },
      { ...premium, ...before },
      { ...platinum, ...before, ...gone },
    ];
    expect(planOf('premium', ...year, renewal)).toMatchObject({ level: 'premium', returned: undefined });
    // While the renewal is tried again.
    expect(planOf('premium', ...year, { ...renewal, status: 'open' }).level).toBe('premium');
    expect(planOf('premium', ...year, { ...renewal, ...gone }).level).toBeUndefined();
  });
});

/** A year: a plan, steps up, and what became of each payment. */
const year = fc
  .record({
    levels: fc.subarray([...paidLevels], { minLength: 1 }),
    ends: fc.array(fc.constantFrom('kept', 'part', 'refunded', 'lost', 'open', 'won'), {
      minLength: 3,
      maxLength: 3,
    }),
  })
  .map(({ levels, ends }) =>
    levels.map((level, place) => ({ level, from: levels[place - 1], end: ends[place] ?? 'kept' })),
  );

const fates: Readonly<Record<string, Partial<RemoteInvoice>>> = {
  kept: {},
  part: { amountRefunded: 1 },
  refunded: gone,
  ...{ lost, open: { dispute: 'open' }, won: { dispute: 'won' } },
};

it('MEM-17: the plan is the highest that a chain of kept payments leads to, whatever became of the others', () => {
  fc.assert(
    fc.property(year, (steps) => {
      const bought = steps.at(-1)?.level ?? 'gold';
      const plan = planOf(
        bought,
        ...steps.map(({ level, from, end }) => ({ level, fromLevel: from, ...fates[end] })),
      );
      const kept = steps.filter(({ end }) => end !== 'refunded' && end !== 'lost');
      // Every plan that is reached: the first payment's, then by steps from reached ones until nothing is added.
      const reached = new Set<PaidLevel>();
      for (let size = -1; size !== reached.size; ) {
        size = reached.size;
        for (const { level, from } of kept) if (from === undefined || reached.has(from)) reached.add(level);
      }
      const best = [...reached].sort((one, other) => (isHigherLevel(one, other) ? -1 : 1))[0];
      expect(plan.level).toBe(best);
      expect(plan.unusedInvoiceIDs).toHaveLength(kept.filter(({ level }) => !reached.has(level)).length);
    }),
    { numRuns: 500 },
  );
});
