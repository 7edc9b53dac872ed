import { chargeInvoice } from './charge-invoice.ts';
import type { Change, CustomerState } from './customer-state.ts';
import { addInvoice, closeInvoice, yearLine } from './invoices.ts';
import type { InvoiceRecord, Moment, SubscriptionRecord } from './model-records.ts';
import {
  endSubscription,
  expireIncomplete,
  expirePendingUpdate,
  incompleteFor,
  periodEndAfter,
} from './subscriptions.ts';
import { beginWork, endWork, put, requireRecord, type Work } from './work.ts';

const day = 86_400_000;
/** Days from each failed attempt to the next; after the last one the subscription ends. */
const retryDays: readonly number[] = [3, 5, 7];

interface Due {
  readonly at: Moment;
  readonly run: (work: Work) => void;
}

/** Does everything that is due until a moment, each at its own time. A past moment changes nothing. */
export function advance(state: CustomerState, to: Moment): Change {
  const work = beginWork(state, state.clock);
  for (let due = earliest(work.state); due && due.at <= to; due = earliest(work.state)) {
    work.now = Math.max(due.at, work.state.clock);
    work.state = { ...work.state, clock: work.now };
    due.run(work);
  }
  work.state = { ...work.state, clock: Math.max(to, work.state.clock) };
  return endWork(work);
}

function earliest(state: CustomerState): Due | undefined {
  const all = [...state.subscriptions.flatMap(dueOf), ...state.invoices.flatMap(retryOf)];
  return all.reduce<Due | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  );
}

function dueOf(subscription: SubscriptionRecord): Due[] {
  const { status, createdAt, periodEnd, pendingUpdate } = subscription;
  if (status === 'incomplete')
    return [{ at: createdAt + incompleteFor, run: (work) => expireIncomplete(work, subscription) }];
  if (status !== 'active' && status !== 'past_due') return [];
  if (pendingUpdate)
    return [{ at: pendingUpdate.expiresAt, run: (work) => expirePendingUpdate(work, subscription) }];
  return [{ at: periodEnd, run: (work) => endPeriod(work, subscription) }];
}

function retryOf(invoice: InvoiceRecord): Due[] {
  const { status, nextAttemptAt } = invoice;
  if (status !== 'open' || nextAttemptAt === undefined) return [];
  return [{ at: nextAttemptAt, run: (work) => collect(work, invoice) }];
}

function endPeriod(work: Work, subscription: SubscriptionRecord): void {
  if (subscription.cancelAtPeriodEnd) endSubscription(work, subscription);
  else renew(work, subscription);
}

/** Begins the next year, on the scheduled plan if there is one, and charges it while the holder is away. */
function renew(work: Work, subscription: SubscriptionRecord): void {
  const { plan, scheduledPlan, yearsDone, periodEnd } = subscription;
  const next = put(
    work,
    {
      ...subscription,
      plan: scheduledPlan ?? plan,
      scheduledPlan: undefined,
      yearsDone: yearsDone + 1,
      periodStart: periodEnd,
      periodEnd: periodEndAfter(subscription, yearsDone + 1),
    },
    'customer.subscription.updated',
  );
  const invoice = addInvoice(work, next, 'subscription_cycle', [yearLine(next.plan, next)]);
  put(work, { ...next, latestInvoiceID: invoice.id });
  collect(work, invoice);
}

/** Tries to collect a renewal. */
function collect(work: Work, invoice: InvoiceRecord): void {
  const result = chargeInvoice(work, invoice, { methodID: undefined, isPresent: false });
  if (result.outcome !== 'refused') return;
  const failed = requireRecord(work, 'invoices', invoice.id);
  const subscription = requireRecord(work, 'subscriptions', invoice.subscriptionID);
  const wait = retryDays[failed.attemptCount - 1];
  if (wait === undefined) {
    endSubscription(work, subscription);
    closeInvoice(work, requireRecord(work, 'invoices', invoice.id), 'uncollectible');
    return;
  }
  put(work, { ...failed, nextAttemptAt: work.now + wait * day }, 'invoice.updated');
  if (subscription.status === 'active')
    put(work, { ...subscription, status: 'past_due' }, 'customer.subscription.updated');
}
