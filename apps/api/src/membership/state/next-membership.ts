import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { RemoteCustomer, RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';
import { entriesOf, type NewEntry } from './membership-entries.ts';

/** What follows for a membership from the provider's answer. */
export interface MembershipFacts {
  /** What the company has paid for and may use. */
  readonly paidLevel: PaidLevel | undefined;
  readonly subscription: RemoteSubscription | undefined;
  readonly nextAttemptAt: Date | undefined;
  readonly entries: readonly NewEntry[];
}

/**
 * The one rule of memberships: a snapshot of the provider in, what a company has out. It depends on nothing else, neither on what was known before nor
 * on the time, so events may come twice, late or in any order.
 */
export function nextMembership(remote: RemoteCustomer): MembershipFacts {
  const subscription = currentOf(remote.subscriptions);
  const invoices = remote.invoices.filter(({ subscriptionID }) => subscriptionID === subscription?.id);
  return {
    paidLevel: subscription && isEntitled(subscription, invoices) ? subscription.level : undefined,
    subscription,
    nextAttemptAt: invoices.find(({ status, nextAttemptAt }) => status === 'open' && nextAttemptAt)
      ?.nextAttemptAt,
    entries: entriesOf(remote),
  };
}

const isRunning = ({ status }: RemoteSubscription) => status === 'active' || status === 'past-due';

/** The newest running subscription, else the newest of all. */
export function currentOf(subscriptions: readonly RemoteSubscription[]): RemoteSubscription | undefined {
  return subscriptions.find(isRunning) ?? subscriptions[0];
}

/** The plan stays while a payment is retried; a period that was refunded in full or lost in a dispute does not count as paid. */
function isEntitled(subscription: RemoteSubscription, invoices: readonly RemoteInvoice[]): boolean {
  if (!isRunning(subscription)) return false;
  const ofPeriod = invoices.filter(
    ({ status, periodEnd }) => status === 'paid' && periodEnd > subscription.periodStart,
  );
  if (ofPeriod.some(({ dispute }) => dispute === 'lost')) return false;
  const paid = sum(ofPeriod, ({ amountPaid }) => amountPaid);
  return paid === 0 || sum(ofPeriod, ({ amountRefunded }) => amountRefunded) < paid;
}

function sum(invoices: readonly RemoteInvoice[], amountOf: (invoice: RemoteInvoice) => number): number {
  return invoices.reduce((total, invoice) => total + amountOf(invoice), 0);
}
