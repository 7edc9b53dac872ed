import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { addYears } from '../ledgers/plan-history.ts';
import { askBank, settle } from './test-bank.ts';
import {
  type Moment,
  openInvoicesOf,
  type TestCustomer,
  type TestInvoice,
  type TestSubscription,
} from './test-customer.ts';
import { addInvoice, yearOf } from './test-invoices.ts';
import { abandonRaise, end } from './test-subscriptions.ts';

const hour = 3_600_000;

const day = 24 * hour;

/** How long a first payment or a raise may wait for the bank, in milliseconds. */
const bankTime = 23 * hour;

/** Days from each failed attempt of a renewal to the next; after the last one the subscription ends. */
const retryDays: readonly number[] = [3, 5, 7];

/** The moment of the next renewal, retry or end. */
export function nextDueAt(customer: TestCustomer): Moment | undefined {
  return findDue(customer)?.at;
}

/** Does everything that is due until a moment, each at its own time. Returns whether anything changed. */
export function advance(customer: TestCustomer, to: Moment): boolean {
  let hasChanged = false;
  for (let due = findDue(customer); due && due.at <= to; due = findDue(customer)) {
    due.run(due.at);
    hasChanged = true;
  }
  return hasChanged;
}

interface Due {
  readonly at: Moment;
  readonly run: (now: Moment) => void;
}

function findDue(customer: TestCustomer): Due | undefined {
  const all = customer.subscriptions.flatMap((subscription): Due[] => {
    const { status, createdAt, periodEnd, raise: waiting } = subscription;
    if (status === 'ended') return [];
    if (status === 'incomplete')
      return [{ at: createdAt + bankTime, run: (now) => end(customer, subscription, 'void', now) }];
    const renewal = { at: periodEnd, run: (now: Moment) => endPeriod(customer, subscription, now) };
    const invoices = openInvoicesOf(customer, subscription.id);
    const retries = invoices.flatMap((invoice) =>
      invoice.nextAttemptAt === undefined
        ? []
        : [
            {
              at: invoice.nextAttemptAt,
              run: (now: Moment) => collect(customer, subscription, invoice, now),
            },
          ],
    );
    const raised = invoices.find(({ id }) => id === waiting?.invoiceID);
    const givenUp = raised && {
      at: raised.createdAt + bankTime,
      run: () => abandonRaise(customer, subscription),
    };
    return [renewal, ...retries, ...(givenUp ? [givenUp] : [])];
  });
  return all.toSorted((one, other) => one.at - other.at)[0];
}

function endPeriod(customer: TestCustomer, subscription: TestSubscription, now: Moment): void {
  abandonRaise(customer, subscription);
  if (subscription.cancelAtPeriodEnd) {
    end(customer, subscription, 'void', now);
    return;
  }
  const { createdAt, years, periodEnd, scheduledLevel } = subscription;
  subscription.level = scheduledLevel ?? subscription.level;
  subscription.scheduledLevel = undefined;
  subscription.years = years + 1;
  subscription.periodStart = periodEnd;
  subscription.periodEnd = addYears(createdAt, years + 2);
  const lines = [yearOf(subscription.level)];
  collect(customer, subscription, addInvoice(customer, subscription, { reason: 'renewal', lines }, now), now);
}

/** Charges a renewal while the holder is away. */
function collect(
  customer: TestCustomer,
  subscription: TestSubscription,
  invoice: TestInvoice,
  now: Moment,
): void {
  const card = customer.cards.find(({ id }) => id === customer.defaultCardID);
  const reply = askBank(customer, card, false);
  if (reply === 'pays' && card) {
    settle(customer, invoice, card, now);
    return;
  }
  const wait = retryDays[invoice.failedAttempts];
  invoice.failedAttempts += 1;
  invoice.failure = reply instanceof PaymentRefusedError ? reply.message : undefined;
  if (wait === undefined) {
    end(customer, subscription, 'uncollectible', now);
    return;
  }
  invoice.nextAttemptAt = now + wait * day;
  subscription.status = 'past-due';
}
