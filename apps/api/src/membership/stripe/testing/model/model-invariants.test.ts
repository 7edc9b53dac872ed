import { testCards } from '@wbn/contract/membership/test-cards.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomerState } from './customer-state.ts';
import { type Command, InvalidRequestError } from './model-commands.ts';
import type { Plan } from './model-records.ts';
import { day, gold, ModelRun, platinum, premium } from './model-run.ts';

/** One step of an owner, their bank, the operator or time; `pick` chooses among the existing records. */
const step = fc.oneof(
  fc.record({ do: fc.constant('use card' as const), card: fc.constantFrom(...testCards) }),
  fc.record({ do: fc.constant('buy' as const), plan: fc.constantFrom(gold, premium, platinum) }),
  fc.record({
    do: fc.constant('raise' as const),
    plan: fc.constantFrom(premium, platinum),
    behaviour: fc.constantFrom('pending_if_incomplete' as const, 'error_if_incomplete' as const),
  }),
  fc.record({ do: fc.constant('schedule' as const), plan: fc.constantFrom(gold, premium, undefined) }),
  fc.record({ do: fc.constant('cancel' as const), cancel: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('cancel now' as const, 'pay' as const, 'void' as const, 'dispute' as const),
  }),
  fc.record({ do: fc.constant('bank' as const), succeeds: fc.boolean() }),
  fc.record({
    do: fc.constant('refund' as const),
    pick: fc.nat(9),
    amount: fc.option(fc.integer({ min: 1, max: 300_000 })),
  }),
  fc.record({
    do: fc.constant('decide dispute' as const),
    outcome: fc.constantFrom('won' as const, 'lost' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0.3, 1, 3, 40, 200, 366, 800) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function toCommand(state: CustomerState, taken: Exclude<Step, { do: 'wait' | 'use card' }>): Command {
  const subscriptionID = state.subscriptions.at(-1)?.id ?? 'sub_none';
  const invoiceID = state.invoices.at(-1)?.id ?? 'in_none';
  const charges = state.charges.filter(({ status }) => status === 'succeeded');
  const chargeOf = (pick: number) => charges[pick % Math.max(charges.length, 1)]?.id ?? 'ch_none';
  switch (taken.do) {
    case 'buy':
      return { kind: 'create-subscription', plan: taken.plan, metadata: {}, behaviour: 'allow_incomplete' };
    case 'raise':
      return {
        kind: 'change-plan',
        subscriptionID,
        plan: taken.plan,
        metadata: {},
        behaviour: taken.behaviour,
      };
    case 'schedule':
      return { kind: 'schedule-plan', subscriptionID, plan: taken.plan };
    case 'cancel':
      return { kind: 'cancel-at-period-end', subscriptionID, cancel: taken.cancel };
    case 'cancel now':
      return { kind: 'cancel-now', subscriptionID };
    case 'pay':
      return { kind: 'pay-invoice', invoiceID, isPresent: true };
    case 'void':
      return { kind: 'void-invoice', invoiceID };
    case 'bank': {
      const waiting = state.payments.find(({ status }) => status === 'requires_action');
      return { kind: 'answer-bank', clientSecret: waiting?.clientSecret ?? '', succeeds: taken.succeeds };
    }
    case 'refund':
      return { kind: 'refund', chargeID: chargeOf(taken.pick), amount: taken.amount ?? undefined };
    case 'dispute':
      return { kind: 'open-dispute', chargeID: chargeOf(charges.length - 1) };
    case 'decide dispute':
      return {
        kind: 'close-dispute',
        disputeID: state.disputes.at(-1)?.id ?? 'du_none',
        outcome: taken.outcome,
      };
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired';

/** Checks the invariants of a state. */
function checkInvariants(before: CustomerState, { state, events }: ModelRun): void {
  const { charges, refunds, invoices, payments, subscriptions } = state;
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  for (const { id, total, status, paymentID, amountPaid } of invoices) {
    const ofInvoice = succeeded.filter(({ invoiceID }) => invoiceID === id);
    expect(ofInvoice.length).toBeLessThanOrEqual(1);
    expect(amountPaid).toBe(status === 'paid' ? total : 0);
    expect(sum(ofInvoice.map(({ amount }) => amount))).toBe(amountPaid);
    const payment = payments.find((one) => one.id === paymentID);
    expect(payment?.status === 'succeeded').toBe(status === 'paid');
  }
  for (const { id, amount, amountRefunded } of succeeded) {
    expect(amountRefunded).toBeLessThanOrEqual(amount);
    expect(sum(refunds.filter(({ chargeID }) => chargeID === id).map((one) => one.amount))).toBe(
      amountRefunded,
    );
  }
  for (const { id } of subscriptions) checkPeriods(state, id);
  for (const { id, status, endedAt } of before.subscriptions.filter((one) => isOver(one.status)))
    expect(subscriptions.find((one) => one.id === id)).toMatchObject({ status, endedAt });
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(JSON.parse(JSON.stringify(state)).charges).toHaveLength(charges.length);
}

/** The years of a subscription follow each other without gap or overlap. */
function checkPeriods({ invoices }: CustomerState, subscriptionID: string): void {
  const years = invoices
    .filter(
      (invoice) => invoice.subscriptionID === subscriptionID && invoice.reason !== 'subscription_update',
    )
    .flatMap(({ lines }) => lines);
  for (const [place, { periodStart, periodEnd }] of years.entries()) {
    expect(periodEnd - periodStart).toBeGreaterThanOrEqual(365 * day);
    expect(periodEnd - periodStart).toBeLessThanOrEqual(366 * day);
    if (place > 0) expect(periodStart).toBe(years[place - 1]?.periodEnd);
  }
}

function planOf({ subscriptions }: CustomerState): Plan | undefined {
  return subscriptions.at(-1)?.plan;
}

function take(run: ModelRun, taken: Step, key: string): void {
  if (taken.do === 'wait') run.waitDays(taken.days);
  else if (taken.do === 'use card') run.useCard(taken.card.number);
  else {
    const command = toCommand(run.state, taken);
    const plan = planOf(run.state);
    const result = run.run(command, key);
    if (command.kind === 'change-plan' && result.outcome !== 'done') expect(planOf(run.state)).toEqual(plan);
    // Repeats the command, as after a lost answer.
    const once = run.state;
    expect(run.run(command, key)).toEqual(result);
    expect(run.state).toEqual(once);
  }
}

describe('in any order of steps', () => {
  it('makes one charge per key and invoice, gapless periods and refunds within charges, and revives no ended subscription', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-11-23T10:00:00Z', '2028-02-29T23:30:00Z'),
        fc.array(step, { minLength: 1, maxLength: 25 }),
        (start, steps) => {
          const run = new ModelRun(start);
          run.useCard('4242424242424242');
          for (const [place, taken] of steps.entries()) {
            const before = run.state;
            try {
              take(run, taken, `key-${place}`);
            } catch (error) {
              if (!(error instanceof InvalidRequestError)) throw error;
              expect(run.state).toEqual(before);
            }
            checkInvariants(before, run);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
