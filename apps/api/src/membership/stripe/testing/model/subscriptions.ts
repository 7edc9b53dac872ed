import { addYears } from './calendar-year.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { addInvoice, closeInvoice, yearLine } from './invoices.ts';
import { type Command, InvalidRequestError, type Result } from './model-commands.ts';
import type { Moment, SubscriptionRecord } from './model-records.ts';
import { prorate } from './prorate.ts';
import { makeID, put, requireRecord, type Work } from './work.ts';

const hour = 3_600_000;
/** How long a first payment or a change of plan may stay unpaid, in milliseconds. */
export const incompleteFor = 23 * hour;

type Given<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Creates a subscription with the invoice of its first year. */
export function createSubscription(
  work: Work,
  { plan, metadata, behaviour }: Given<'create-subscription'>,
): Result {
  const { now } = work;
  const subscription = put(
    work,
    {
      ...{ object: 'subscription', id: makeID(work, 'subscription'), status: 'incomplete', plan, metadata },
      ...{ anchor: now, yearsDone: 0, periodStart: now, periodEnd: addYears(now, 1), createdAt: now },
      ...{ cancelAtPeriodEnd: false, scheduledPlan: undefined, pendingUpdate: undefined },
      ...{ latestInvoiceID: undefined, canceledAt: undefined, endedAt: undefined },
    } satisfies SubscriptionRecord,
    'customer.subscription.created',
  );
  const { id } = subscription;
  const invoice = addInvoice(work, subscription, 'subscription_create', [yearLine(plan, subscription)]);
  put(work, { ...subscription, latestInvoiceID: invoice.id });
  if (behaviour === 'default_incomplete') return { outcome: 'done', id };
  return { ...chargeInvoice(work, invoice, { methodID: undefined, isPresent: true }), id };
}

/** Changes to a higher plan for the rest of the period; the present plan stays until that is paid. */
export function changePlan(work: Work, { subscriptionID, plan, metadata }: Given<'change-plan'>): Result {
  const before = requireRunning(work, subscriptionID);
  if (before.status !== 'active')
    throw new InvalidRequestError('subscription_past_due', 'The last invoice of this subscription is open.');
  if (plan.amount <= before.plan.amount)
    throw new InvalidRequestError('plan_not_higher', 'Lower plans are scheduled for the end of the period.');
  expirePendingUpdate(work, before);
  const subscription = requireRunning(work, subscriptionID);
  const invoice = addInvoice(
    work,
    subscription,
    'subscription_update',
    prorate(subscription, plan, work.now),
  );
  const expiresAt = Math.min(work.now + incompleteFor, subscription.periodEnd);
  const pendingUpdate = { plan, metadata, invoiceID: invoice.id, expiresAt };
  put(work, { ...subscription, pendingUpdate, latestInvoiceID: invoice.id }, 'customer.subscription.updated');
  return { ...chargeInvoice(work, invoice, { methodID: undefined, isPresent: true }), id: subscriptionID };
}

/** Schedules another plan for the end of the period; undefined cancels that. */
export function schedulePlan(work: Work, { subscriptionID, plan }: Given<'schedule-plan'>): Result {
  const subscription = requireRunning(work, subscriptionID);
  if (subscription.cancelAtPeriodEnd && plan)
    throw new InvalidRequestError('subscription_canceling', 'This subscription ends with its period.');
  put(work, { ...subscription, scheduledPlan: plan }, 'customer.subscription.updated');
  return { outcome: 'done', id: subscriptionID };
}

export function cancelAtPeriodEnd(
  work: Work,
  { subscriptionID, cancel }: Given<'cancel-at-period-end'>,
): Result {
  const subscription = requireRunning(work, subscriptionID);
  put(
    work,
    {
      ...subscription,
      cancelAtPeriodEnd: cancel,
      canceledAt: cancel ? work.now : undefined,
      scheduledPlan: cancel ? undefined : subscription.scheduledPlan,
    },
    'customer.subscription.updated',
  );
  return { outcome: 'done', id: subscriptionID };
}

/** Cancels at once; an open invoice stays open but is not collected any more. */
export function cancelNow(work: Work, { subscriptionID }: Given<'cancel-now'>): Result {
  const subscription = requireRecord(work, 'subscriptions', subscriptionID);
  if (isOver(subscription))
    throw new InvalidRequestError('resource_missing', `No such subscription: '${subscriptionID}'`);
  if (subscription.status === 'incomplete') expireIncomplete(work, subscription);
  else endSubscription(work, subscription);
  return { outcome: 'done', id: subscriptionID };
}

/** Ends a subscription without its first payment. */
export function expireIncomplete(work: Work, subscription: SubscriptionRecord): void {
  for (const invoice of openInvoicesOf(work, subscription.id)) closeInvoice(work, invoice, 'void');
  put(
    work,
    { ...subscription, status: 'incomplete_expired', endedAt: work.now },
    'customer.subscription.updated',
  );
}

export function endSubscription(work: Work, subscription: SubscriptionRecord): void {
  expirePendingUpdate(work, subscription);
  const { canceledAt = work.now } = subscription;
  put(
    work,
    {
      ...subscription,
      ...{ status: 'canceled', canceledAt, endedAt: work.now },
      ...{ scheduledPlan: undefined, pendingUpdate: undefined },
    },
    'customer.subscription.deleted',
  );
  for (const invoice of openInvoicesOf(work, subscription.id))
    if (invoice.nextAttemptAt !== undefined)
      put(work, { ...invoice, nextAttemptAt: undefined }, 'invoice.updated');
}

/** Gives up an unpaid change of plan. */
export function expirePendingUpdate(work: Work, { id, pendingUpdate }: SubscriptionRecord): void {
  if (!pendingUpdate) return;
  const invoice = requireRecord(work, 'invoices', pendingUpdate.invoiceID);
  if (invoice.status === 'open') closeInvoice(work, invoice, 'void');
  put(
    work,
    { ...requireRecord(work, 'subscriptions', id), pendingUpdate: undefined },
    'customer.subscription.pending_update_expired',
    'customer.subscription.updated',
  );
}

export function openInvoicesOf({ state }: Pick<Work, 'state'>, subscriptionID: string) {
  return state.invoices.filter(
    (invoice) => invoice.subscriptionID === subscriptionID && invoice.status === 'open',
  );
}

/** The end of the period that begins after `yearsDone` years. */
export function periodEndAfter({ anchor }: SubscriptionRecord, yearsDone: number): Moment {
  return addYears(anchor, yearsDone + 1);
}

const isOver = ({ status }: SubscriptionRecord) => status === 'canceled' || status === 'incomplete_expired';

function requireRunning(work: Work, id: string): SubscriptionRecord {
  const subscription = requireRecord(work, 'subscriptions', id);
  if (subscription.status === 'active' || subscription.status === 'past_due') return subscription;
  throw new InvalidRequestError('subscription_not_active', `The subscription ${id} does not run.`);
}
