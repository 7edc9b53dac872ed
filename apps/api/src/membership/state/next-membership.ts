import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { RemoteCustomer, RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';
import { type PaidPlan, paidPlanOf } from './paid-plan.ts';

/** An entry of a membership's history, derived from invoices and ended subscriptions. */
export interface NewEntry {
  /** Unique per membership. */
  readonly source: string;
  readonly kind:
    | 'bought'
    | 'renewed'
    | 'raised'
    | 'lowered'
    | 'payment-failed'
    | 'refunded'
    | 'disputed'
    | 'dispute-won'
    | 'dispute-lost'
    | 'ended';
  /** The subscription's level at that time. */
  readonly level: PaidLevel;
  readonly amount: number | undefined;
  readonly invoiceID: string | undefined;
  readonly happenedAt: Date;
}

/** The whole history in the provider's answer, oldest first. Deterministic: deriving it again adds nothing. */
function entriesOf(remote: RemoteCustomer): NewEntry[] {
  return remote.subscriptions
    .toReversed()
    .flatMap((subscription) =>
      entriesOfSubscription(subscription, invoicesOf(remote, subscription).toReversed()),
    );
}

function entriesOfSubscription(
  subscription: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): NewEntry[] {
  const entries: NewEntry[] = [];
  let paidFor: PaidLevel | undefined;
  for (const invoice of invoices) {
    const level = invoice.level ?? subscription.level;
    entries.push(...entriesOfInvoice(invoice, level, paidFor));
    if (invoice.status === 'paid') paidFor = level;
  }
  if (subscription.status === 'ended' && paidFor)
    entries.push({
      source: `subscription:${subscription.id}:ended`,
      kind: 'ended',
      level: paidFor,
      amount: undefined,
      invoiceID: undefined,
      happenedAt: subscription.periodEnd,
    });
  return entries;
}

function entriesOfInvoice(
  invoice: RemoteInvoice,
  level: PaidLevel,
  before: PaidLevel | undefined,
): NewEntry[] {
  const { id, status, reason, createdAt, paidAt, failedAttempts, amountPaid, amountRefunded, dispute } =
    invoice;
  const entry = (kind: NewEntry['kind'], what: string, amount: number, happenedAt = createdAt): NewEntry => ({
    source: `invoice:${id}:${what}`,
    kind,
    level,
    amount,
    invoiceID: id,
    happenedAt,
  });
  const entries: NewEntry[] = [];
  // Only failed renewals count: a refused first payment or raise changes nothing.
  if (reason === 'renewal')
    for (let attempt = 1; attempt <= failedAttempts; attempt += 1)
      entries.push(entry('payment-failed', `failed:${attempt}`, invoice.total));
  if (status === 'paid') entries.push(entry(kindOf(reason, level, before), 'paid', amountPaid, paidAt));
  if (amountRefunded > 0) entries.push(entry('refunded', `refunded:${amountRefunded}`, amountRefunded));
  if (dispute) entries.push(entry('disputed', 'dispute', amountPaid));
  if (dispute === 'won' || dispute === 'lost')
    entries.push(entry(`dispute-${dispute}`, `dispute-${dispute}`, amountPaid));
  return entries;
}

function kindOf(
  reason: RemoteInvoice['reason'],
  level: PaidLevel,
  before: PaidLevel | undefined,
): NewEntry['kind'] {
  if (reason === 'first') return 'bought';
  if (reason === 'change') return 'raised';
  return before && isHigherLevel(before, level) ? 'lowered' : 'renewed';
}

/** The state of a membership, derived from the provider's answer. */
export interface MembershipFacts {
  /** The plan that the company has paid for and may use. */
  readonly paidLevel: PaidLevel | undefined;
  readonly subscription: RemoteSubscription | undefined;
  /** What the payments of this subscription still pay for. */
  readonly plan: PaidPlan | undefined;
  /** Of all subscriptions. */
  readonly unusedInvoiceIDs: readonly string[];
  readonly nextAttemptAt: Date | undefined;
  readonly entries: readonly NewEntry[];
}

/**
 * Derives a membership from a snapshot of the provider. It depends on nothing else, neither on earlier state nor on the time, so events may
 * come twice, late or in any order.
 */
export function nextMembership(remote: RemoteCustomer): MembershipFacts {
  const subscription = currentOf(remote.subscriptions);
  const plans = new Map(
    remote.subscriptions.map((one) => [one, paidPlanOf(one, invoicesOf(remote, one).toReversed())]),
  );
  const plan = subscription && plans.get(subscription);
  return {
    paidLevel: subscription && isRunning(subscription) ? plan?.level : undefined,
    subscription,
    plan,
    unusedInvoiceIDs: [...plans.values()].flatMap(({ unusedInvoiceIDs }) => unusedInvoiceIDs),
    nextAttemptAt:
      subscription &&
      invoicesOf(remote, subscription).find(({ status, nextAttemptAt }) => status === 'open' && nextAttemptAt)
        ?.nextAttemptAt,
    entries: entriesOf(remote),
  };
}

/** Newest first. */
function invoicesOf({ invoices }: RemoteCustomer, { id }: RemoteSubscription): RemoteInvoice[] {
  return invoices.filter(({ subscriptionID }) => subscriptionID === id);
}

export const isRunning = ({ status }: RemoteSubscription) => status === 'active' || status === 'past-due';

/** The newest running subscription, otherwise the newest of all. */
export function currentOf(subscriptions: readonly RemoteSubscription[]): RemoteSubscription | undefined {
  return subscriptions.find(isRunning) ?? subscriptions[0];
}
