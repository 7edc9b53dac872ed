import { isHigherLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import { type ChargeResult, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { addYears } from '../ledgers/plan-history.ts';
import { askBank, attachCard, settle } from './test-bank.ts';
import {
  type Moment,
  openInvoicesOf,
  type TestCustomer,
  type TestInvoice,
  type TestMethod,
  type TestSubscription,
} from './test-customer.ts';
import { addInvoice, askHolder, levelOf, linesOfRaise, makeID, yearOf } from './test-invoices.ts';

const done: ChargeResult = { outcome: 'done' };

interface Purchase {
  readonly changeID: string;
  readonly planId: string;
  readonly method: TestMethod;
  readonly email: string;
  readonly taxId: TaxId | undefined;
}

/** Buys a plan: makes the card the default, with its name and address, and charges the first year. */
export function buy(customer: TestCustomer, purchase: Purchase, now: Moment): ChargeResult {
  const { changeID, planId, method, email, taxId } = purchase;
  const card = attachCard(customer, method);
  const reply = askBank(customer, card, true);
  if (reply instanceof PaymentRefusedError) throw reply;
  customer.billing = { ...method.billing, email, ...(taxId && { taxId }) };
  customer.defaultCardID = card.id;
  const { invoice } = addSubscription(customer, { changeID, level: levelOf(planId) }, now);
  if (reply === 'asks') return askHolder(invoice, card.id);
  settle(customer, invoice, card, now);
  return done;
}

/** Adds a subscription that waits for the payment of its first year. */
export function addSubscription(
  customer: TestCustomer,
  { changeID, level }: Pick<TestSubscription, 'changeID' | 'level'>,
  now: Moment,
): { readonly subscription: TestSubscription; readonly invoice: TestInvoice } {
  const subscription: TestSubscription = {
    ...{ id: makeID(customer, 'sub'), changeID, level, status: 'incomplete', years: 0 },
    ...{ createdAt: now, periodStart: now, periodEnd: addYears(now, 1), cancelAtPeriodEnd: false },
  };
  customer.subscriptions.push(subscription);
  const lines = [yearOf(level)];
  return { subscription, invoice: addInvoice(customer, subscription, { reason: 'first', lines }, now) };
}

interface Change {
  readonly subscriptionID: string;
  readonly planId: string;
}

/** Raises to a higher level at once and charges the rest of the period. A refused charge changes nothing. */
export function raise(
  customer: TestCustomer,
  { subscriptionID, planId, changeID }: Change & { readonly changeID: string },
  now: Moment,
): ChargeResult {
  const subscription = requireRunning(customer, subscriptionID);
  const level = levelOf(planId);
  if (subscription.status !== 'active' || !isHigherLevel(level, subscription.level))
    throw new PaymentRefusedError('This subscription cannot be raised to that plan.', 'plan_not_higher');
  const card = customer.cards.find(({ id }) => id === customer.defaultCardID);
  const reply = askBank(customer, card, true);
  if (reply instanceof PaymentRefusedError || !card) throw reply;
  const invoice = addRaise(customer, subscription, { changeID, level }, now);
  if (reply === 'asks') return askHolder(invoice, card.id);
  settle(customer, invoice, card, now);
  return done;
}

/** Adds the invoice of a higher level; the present one stays until it is paid. */
export function addRaise(
  customer: TestCustomer,
  subscription: TestSubscription,
  { changeID, level }: Pick<TestSubscription, 'changeID' | 'level'>,
  now: Moment,
): TestInvoice {
  abandonRaise(customer, subscription);
  const lines = linesOfRaise(subscription, level, now);
  const invoice = addInvoice(customer, subscription, { reason: 'change', lines, level }, now);
  subscription.raise = { level, invoiceID: invoice.id, changeID };
  return invoice;
}

/** Changes to a lower level at once without an invoice; a raise that waits and a scheduled level are dropped. */
export function lower(customer: TestCustomer, subscriptionID: string, planId: string): void {
  const subscription = requireRunning(customer, subscriptionID);
  abandonRaise(customer, subscription);
  Object.assign(subscription, { level: levelOf(planId), scheduledLevel: undefined });
}

/** Schedules another level for the end of the period; undefined cancels that. */
export function schedule(customer: TestCustomer, subscriptionID: string, planId: string | undefined): void {
  const subscription = requireRunning(customer, subscriptionID);
  if (subscription.cancelAtPeriodEnd && planId !== undefined)
    throw new PaymentRefusedError('This subscription ends with its period.', 'subscription_canceling');
  subscription.scheduledLevel = planId === undefined ? undefined : levelOf(planId);
}

export function cancelAtPeriodEnd(customer: TestCustomer, subscriptionID: string, cancel: boolean): void {
  const subscription = requireRunning(customer, subscriptionID);
  subscription.cancelAtPeriodEnd = cancel;
  if (cancel) subscription.scheduledLevel = undefined;
}

/** Ends a subscription at once and voids its open invoices; one that has ended stays as it is. */
export function cancelNow(customer: TestCustomer, subscriptionID: string, now: Moment): void {
  const subscription = customer.subscriptions.find(({ id }) => id === subscriptionID);
  if (subscription && subscription.status !== 'ended') end(customer, subscription, 'void', now);
}

/** Ends everything of a change that waits for a bank or is unpaid. */
export function abandon(customer: TestCustomer, changeID: string, now: Moment): void {
  for (const subscription of customer.subscriptions) {
    if (subscription.status === 'incomplete' && subscription.changeID === changeID)
      end(customer, subscription, 'void', now);
    if (subscription.raise?.changeID === changeID) abandonRaise(customer, subscription);
  }
  if (customer.newCard?.changeID === changeID) customer.newCard = undefined;
}

export function end(
  customer: TestCustomer,
  subscription: TestSubscription,
  left: 'open' | 'void' | 'uncollectible',
  now: Moment,
): void {
  for (const invoice of openInvoicesOf(customer, subscription.id))
    Object.assign(invoice, { status: left, clientSecret: undefined, nextAttemptAt: undefined });
  subscription.status = 'ended';
  subscription.periodEnd = Math.min(subscription.periodEnd, now);
  subscription.scheduledLevel = undefined;
  subscription.raise = undefined;
}

export function abandonRaise(customer: TestCustomer, subscription: TestSubscription): void {
  const invoice = customer.invoices.find(({ id }) => id === subscription.raise?.invoiceID);
  if (invoice?.status === 'open') Object.assign(invoice, { status: 'void', clientSecret: undefined });
  subscription.raise = undefined;
}

function requireRunning({ subscriptions }: TestCustomer, subscriptionID: string): TestSubscription {
  const found = subscriptions.find(({ id }) => id === subscriptionID);
  if (found?.status === 'active' || found?.status === 'past-due') return found;
  throw new PaymentRefusedError(`The subscription ${subscriptionID} does not run.`, 'resource_missing');
}
