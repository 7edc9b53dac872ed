import { describe, expect, it } from 'vitest';
import { advance } from './advance.ts';
import { IdempotencyError, InvalidRequestError } from './model-commands.ts';
import { day, gold, ModelRun, platinum, premium } from './model-run.ts';

const iso = (moment: number) => new Date(moment).toISOString();
const raise = (run: ModelRun, behaviour: 'pending_if_incomplete' | 'error_if_incomplete', plan = premium) =>
  run.run({ kind: 'change-plan', subscriptionID: run.subscription.id, plan, metadata: {}, behaviour });

function bought(card = '4242424242424242', start?: string): ModelRun {
  const run = new ModelRun(start);
  run.useCard(card);
  run.buy();
  run.takeEvents();
  return run;
}

describe('a first payment', () => {
  it('starts the subscription with a card that pays, and reports events in order', () => {
    const run = new ModelRun();
    run.useCard('4242424242424242');
    run.takeEvents();
    expect(run.buy()).toEqual({ outcome: 'done', id: run.subscription.id });
    expect(run.subscription).toMatchObject({ status: 'active', plan: gold });
    expect(iso(run.subscription.periodEnd)).toBe('2027-11-23T10:00:00.000Z');
    expect(run.invoice).toMatchObject({
      status: 'paid',
      total: 185_000,
      amountPaid: 185_000,
      number: 'TEST-0001',
    });
    expect(run.takeEvents()).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('refuses to attach card %s: %s, %s', (number, code, declineCode) => {
    const run = new ModelRun();
    const result = run.useCard(number);
    expect(result).toMatchObject({ outcome: 'refused', failure: { code } });
    expect(result.outcome === 'refused' && result.failure.declineCode).toBe(declineCode);
    expect(run.state.methods).toEqual([]);
  });

  it('waits for the answer of a bank that asks', () => {
    const run = new ModelRun();
    run.useCard('4000002500003155');
    const result = run.buy();
    if (result.outcome !== 'requires-action') throw new Error(result.outcome);
    const { clientSecret } = result;
    expect(run.subscription.status).toBe('incomplete');
    expect(run.run({ kind: 'answer-bank', clientSecret, succeeds: false })).toMatchObject({
      outcome: 'refused',
      failure: { code: 'payment_intent_authentication_failure' },
    });
    expect(() => run.run({ kind: 'answer-bank', clientSecret, succeeds: true })).toThrow(InvalidRequestError);
    run.run({ kind: 'pay-invoice', invoiceID: run.invoice.id, isPresent: true });
    run.run({ kind: 'answer-bank', clientSecret, succeeds: true });
    expect(run.subscription.status).toBe('active');
    expect(run.state.charges.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    // From now on it can be charged while the holder is away.
    run.wait(run.subscription.periodEnd);
    expect(run.subscription.status).toBe('active');
  });

  it('ends the subscription after 23 hours without payment', () => {
    const run = new ModelRun();
    run.useCard('4000002500003155');
    run.buy();
    run.wait(run.now + 23 * 3_600_000 - 1);
    expect(run.subscription.status).toBe('incomplete');
    run.wait(run.now + 1);
    expect(run.subscription.status).toBe('incomplete_expired');
    expect(run.invoice.status).toBe('void');
    expect(run.state.payments.at(-1)?.status).toBe('canceled');
  });

  it('is not tried before confirmation with default_incomplete, and leaves nothing with error_if_incomplete', () => {
    const run = new ModelRun();
    run.useCard('4000002500003155');
    const before = run.state;
    const given = { kind: 'create-subscription', plan: gold, metadata: {} } as const;
    expect(run.run({ ...given, behaviour: 'error_if_incomplete' })).toMatchObject({ outcome: 'refused' });
    expect(run.state).toEqual(before);
    run.run({ ...given, behaviour: 'default_incomplete' });
    expect(run.subscription.status).toBe('incomplete');
    expect(run.state.charges).toEqual([]);
  });
});

describe('idempotency keys', () => {
  it('perform once and repeat the answer, also a refusal; another command under the key is an error', () => {
    const run = new ModelRun();
    run.useCard('4242424242424242');
    const first = run.buy(gold, 'key');
    const { state } = run;
    run.state = JSON.parse(JSON.stringify(state));
    expect(run.buy(gold, 'key')).toEqual(first);
    expect(run.state.charges).toHaveLength(1);
    expect(() => run.buy(platinum, 'key')).toThrow(IdempotencyError);
  });
});

describe('years', () => {
  it('that begin on 29 February end on the 28th, or on the 29th in leap years', () => {
    const run = bought('4242424242424242', '2028-02-29T12:00:00Z');
    const ends = [0, 1, 2, 3].map(() => {
      const end = run.subscription.periodEnd;
      run.wait(end);
      return iso(end).slice(0, 10);
    });
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
    expect(run.state.invoices.map(({ status }) => status)).toEqual(Array(5).fill('paid'));
  });

  it('advance in one leap as in many steps', () => {
    const run = bought();
    const start = run.state;
    const to = run.now + 1200 * day;
    for (let step = 0; step < 120; step += 1) run.waitDays(10);
    expect(advance(start, to).state).toEqual(run.state);
    expect(run.state.invoices).toHaveLength(4);
  });
});

describe('a change of plan', () => {
  it('raises at once: credits unused time, charges the rest, keeps the renewal day', () => {
    const run = bought();
    const { periodEnd } = run.subscription;
    run.waitDays(100);
    expect(raise(run, 'pending_if_incomplete').outcome).toBe('done');
    expect(run.subscription).toMatchObject({ plan: premium, pendingUpdate: undefined, periodEnd });
    // 265 of 365 days are left.
    expect(run.invoice.lines.map(({ amount }) => amount)).toEqual([-134_315, 192_397]);
    expect(run.invoice).toMatchObject({ status: 'paid', total: 58_082, reason: 'subscription_update' });
    run.wait(periodEnd);
    expect(run.invoice).toMatchObject({ status: 'paid', total: 265_000, reason: 'subscription_cycle' });
  });

  it('keeps the plan when refused: error_if_incomplete leaves nothing, voiding the invoice ends a pending update', () => {
    const run = bought('4000000000000341');
    const before = run.state;
    expect(raise(run, 'error_if_incomplete')).toMatchObject({
      outcome: 'refused',
      failure: { code: 'card_declined' },
    });
    expect(run.state).toEqual(before);
    expect(raise(run, 'pending_if_incomplete').outcome).toBe('refused');
    expect(run.subscription).toMatchObject({ plan: gold, pendingUpdate: { plan: premium } });
    run.run({ kind: 'void-invoice', invoiceID: run.invoice.id });
    expect(run.subscription).toMatchObject({ plan: gold, pendingUpdate: undefined, status: 'active' });
  });

  it('raises after the bank agrees, and is given up after 23 hours', () => {
    const run = bought();
    run.useCard('4000002760003184');
    const asked = raise(run, 'pending_if_incomplete');
    if (asked.outcome !== 'requires-action') throw new Error(asked.outcome);
    expect(run.subscription.plan).toEqual(gold);
    run.run({ kind: 'answer-bank', clientSecret: asked.clientSecret, succeeds: true });
    expect(run.subscription.plan).toEqual(premium);
    raise(run, 'pending_if_incomplete', platinum);
    run.waitDays(1);
    expect(run.subscription).toMatchObject({ plan: premium, pendingUpdate: undefined });
    expect(run.invoice.status).toBe('void');
  });

  it('lowers at the end of the period, unless that is undone', () => {
    const run = bought();
    raise(run, 'pending_if_incomplete', platinum);
    const subscriptionID = run.subscription.id;
    run.run({ kind: 'schedule-plan', subscriptionID, plan: gold });
    run.run({ kind: 'schedule-plan', subscriptionID, plan: undefined });
    run.wait(run.subscription.periodEnd);
    expect(run.invoice.total).toBe(365_000);
    run.run({ kind: 'schedule-plan', subscriptionID, plan: gold });
    expect(run.subscription.plan).toEqual(platinum);
    run.wait(run.subscription.periodEnd);
    expect(run.subscription).toMatchObject({ plan: gold, scheduledPlan: undefined });
    expect(run.invoice.total).toBe(185_000);
  });
});

describe('ending a subscription', () => {
  it('happens with the period unless resumed, and is final', () => {
    const run = bought();
    const subscriptionID = run.subscription.id;
    run.run({ kind: 'cancel-at-period-end', subscriptionID, cancel: true });
    run.run({ kind: 'cancel-at-period-end', subscriptionID, cancel: false });
    run.wait(run.subscription.periodEnd);
    expect(run.subscription.status).toBe('active');
    run.run({ kind: 'cancel-at-period-end', subscriptionID, cancel: true });
    run.takeEvents();
    run.wait(run.subscription.periodEnd);
    expect(run.takeEvents()).toEqual(['customer.subscription.deleted']);
    expect(run.subscription.status).toBe('canceled');
    expect(run.state.invoices).toHaveLength(2);
    expect(() => run.run({ kind: 'cancel-at-period-end', subscriptionID, cancel: false })).toThrow(
      InvalidRequestError,
    );
  });

  it('happens at once, without later charges', () => {
    const run = bought();
    run.run({ kind: 'cancel-now', subscriptionID: run.subscription.id });
    run.waitDays(800);
    expect(run.subscription.status).toBe('canceled');
    expect(run.state.charges).toHaveLength(1);
  });
});

describe('a failed renewal', () => {
  it('is retried after 3, 5 and 7 days, then ends the subscription', () => {
    const run = bought('4000000000000341');
    const renewal = run.subscription.periodEnd;
    run.wait(renewal);
    expect(run.subscription.status).toBe('past_due');
    const tries = [];
    while (run.invoice.nextAttemptAt !== undefined) {
      tries.push((run.invoice.nextAttemptAt - renewal) / day);
      run.wait(run.invoice.nextAttemptAt);
    }
    expect(tries).toEqual([3, 8, 15]);
    expect(run.subscription.status).toBe('canceled');
    expect(run.invoice).toMatchObject({ status: 'uncollectible', attemptCount: 4, amountPaid: 0 });
  });

  it('is paid by another card, and the subscription continues', () => {
    const run = bought('4000000000000341');
    run.wait(run.subscription.periodEnd + 4 * day);
    run.useCard('5555555555554444');
    run.run({ kind: 'pay-invoice', invoiceID: run.invoice.id, isPresent: true });
    expect(run.subscription.status).toBe('active');
    expect(run.invoice).toMatchObject({ status: 'paid', nextAttemptAt: undefined });
    expect(iso(run.subscription.periodEnd)).toBe('2028-11-23T10:00:00.000Z');
  });

  it('fails because the bank asks while the holder is away', () => {
    const run = bought();
    run.useCard('4000002760003184');
    run.wait(run.subscription.periodEnd);
    expect(run.charge).toMatchObject({
      status: 'failed',
      failure: { declineCode: 'authentication_required' },
    });
    const asked = run.run({ kind: 'create-setup', methodID: 'pm_4000002760003184', metadata: {} });
    if (asked.outcome !== 'requires-action') throw new Error(asked.outcome);
    run.run({ kind: 'answer-bank', clientSecret: asked.clientSecret, succeeds: true });
    run.waitDays(3);
    expect(run.subscription.status).toBe('active');
  });
});

describe('refunds and disputes', () => {
  it('refund in parts or in full, never more than was paid', () => {
    const run = bought();
    const chargeID = run.charge.id;
    run.run({ kind: 'refund', chargeID, amount: 5_000 });
    expect(() => run.run({ kind: 'refund', chargeID, amount: 180_001 })).toThrow('1 to 180000 cents');
    run.run({ kind: 'refund', chargeID });
    expect(run.charge.amountRefunded).toBe(185_000);
    expect(() => run.run({ kind: 'refund', chargeID })).toThrow('refunded whole');
    expect(() => run.run({ kind: 'open-dispute', chargeID })).toThrow('refunded whole');
  });

  it('decide a dispute once', () => {
    const run = bought();
    const chargeID = run.charge.id;
    const { id: disputeID = '' } = run.run({ kind: 'open-dispute', chargeID });
    expect(() => run.run({ kind: 'refund', chargeID })).toThrow('disputed');
    expect(() => run.run({ kind: 'open-dispute', chargeID })).toThrow('disputed before');
    run.takeEvents();
    run.run({ kind: 'close-dispute', disputeID, outcome: 'lost' });
    expect(run.takeEvents()).toEqual(['charge.dispute.closed']);
    expect(() => run.run({ kind: 'close-dispute', disputeID, outcome: 'won' })).toThrow('lost already');
  });
});
