import { randomBytes } from 'node:crypto';
import {
  findPaidPlan,
  isHigherLevel,
  type PaidLevel,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import type { TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import { type ChargeResult, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { askBank, attachCard, markPaid, notAuthenticated } from './test-bank.ts';
import {
  type CustomerCard,
  type InvoiceLine,
  type Moment,
  openInvoicesOf,
  type TestCustomer,
  type TestInvoice,
  type TestMethod,
  type TestSubscription,
} from './test-customer.ts';

const done: ChargeResult = { outcome: 'done' };
const hour = 3_600_000;
const day = 24 * hour;
/** How long a first payment or a higher plan may wait for the bank. */
const bankTime = 23 * hour;
/** A renewal that failed is tried again so many days after the attempt before; after the last the subscription ends. */
const retryDays: readonly number[] = [3, 5, 7];

interface Purchase {
  readonly changeID: string;
  readonly planId: string;
  readonly method: TestMethod;
  readonly email: string;
  readonly taxId: TaxId | undefined;
}

/** The card becomes the one that is charged, with the name and address that it carries, and pays the first year. */
export function buy(customer: TestCustomer, purchase: Purchase, now: Moment): ChargeResult {
  const { changeID, planId, method, email, taxId } = purchase;
  const card = attachCard(customer, method);
  const reply = askBank(customer, card, true);
  if (reply instanceof PaymentRefusedError) throw reply;
  customer.billing = { ...method.billing, email, ...(taxId && { taxId }) };
  customer.defaultCardID = card.id;
  const subscription: TestSubscription = {
    ...{ id: makeID(customer, 'sub'), changeID, level: levelOf(planId), status: 'incomplete', years: 0 },
    ...{ createdAt: now, periodStart: now, periodEnd: addYears(now, 1), cancelAtPeriodEnd: false },
  };
  customer.subscriptions.push(subscription);
  const invoice = addInvoice(
    customer,
    subscription,
    { reason: 'first', lines: [yearOf(subscription.level)] },
    now,
  );
  if (reply === 'asks') return askHolder(invoice, card.id);
  markPaid(invoice, card, now);
  subscription.status = 'active';
  return done;
}

interface Change {
  readonly subscriptionID: string;
  readonly planId: string;
}

/** To a higher level at once; the rest of the period is charged. A charge that is refused changes nothing. */
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
  dropRaise(customer, subscription);
  const lines = linesOfRaise(subscription, level, now);
  const invoice = addInvoice(customer, subscription, { reason: 'change', lines, level }, now);
  if (reply === 'asks') {
    subscription.raise = { level, invoiceID: invoice.id, changeID };
    return askHolder(invoice, card.id);
  }
  markPaid(invoice, card, now);
  subscription.level = level;
  subscription.scheduledLevel = undefined;
  return done;
}

/** What a raise costs: unused time comes off, the rest of the period on the new level is added; by the second, as Stripe does. */
export function linesOfRaise(
  { level: present, periodStart, periodEnd }: TestSubscription,
  level: PaidLevel,
  now: Moment,
): InvoiceLine[] {
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const share = seconds(periodEnd - now) / seconds(periodEnd - periodStart);
  return [
    // `0 -`: JSON keeps no -0.
    { text: `Unused time on ${nameOf(present)}`, amount: 0 - Math.round(planOf(present).price * share) },
    { text: `Remaining time on ${nameOf(level)}`, amount: Math.round(planOf(level).price * share) },
  ];
}

/** To another level when the period ends; undefined takes that back. */
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

/** The next charges come from this card, after its bank has agreed; an overdue renewal is paid with it at once. */
export function changeCard(
  customer: TestCustomer,
  { method, changeID }: { readonly method: TestMethod; readonly changeID: string },
  now: Moment,
): ChargeResult {
  const card = attachCard(customer, method);
  if (card.behaviour === 'authenticate' && !card.isAuthenticated) {
    const clientSecret = makeSecret(makeID(customer, 'seti'));
    customer.newCard = { clientSecret, methodID: card.id, changeID };
    return { outcome: 'requires-action', clientSecret };
  }
  const refusal = useCard(customer, card, now);
  if (refusal) throw refusal;
  return done;
}

/** The holder has answered their bank. Gives false when nothing waits for that. */
export function answerBank(
  customer: TestCustomer,
  { clientSecret, succeeds }: { readonly clientSecret: string; readonly succeeds: boolean },
  now: Moment,
): boolean {
  const { newCard } = customer;
  const invoice = customer.invoices.find((one) => one.clientSecret === clientSecret && one.status === 'open');
  const methodID = newCard?.clientSecret === clientSecret ? newCard.methodID : invoice?.methodID;
  const card = customer.cards.find(({ id }) => id === methodID);
  if (!card) return false;
  if (succeeds) card.isAuthenticated = true;
  if (!invoice) {
    customer.newCard = undefined;
    if (succeeds) useCard(customer, card, now);
    return true;
  }
  if (!succeeds) {
    invoice.clientSecret = undefined;
    invoice.failedAttempts += 1;
    invoice.failure = notAuthenticated;
    return true;
  }
  markPaid(invoice, card, now);
  const subscription = customer.subscriptions.find(({ id }) => id === invoice.subscriptionID);
  if (!subscription) return true;
  if (subscription.raise?.invoiceID === invoice.id)
    Object.assign(subscription, {
      level: subscription.raise.level,
      raise: undefined,
      scheduledLevel: undefined,
    });
  else subscription.status = 'active';
  return true;
}

/** Ends what waits for a bank, or was not paid, because of a change. */
export function abandon(customer: TestCustomer, changeID: string, now: Moment): void {
  for (const subscription of customer.subscriptions) {
    if (subscription.status === 'incomplete' && subscription.changeID === changeID)
      end(customer, subscription, 'void', now);
    if (subscription.raise?.changeID === changeID) dropRaise(customer, subscription);
  }
  if (customer.newCard?.changeID === changeID) customer.newCard = undefined;
}

/** When something happens next by itself: a renewal, an attempt, an end. */
export function nextDueAt(customer: TestCustomer): Moment | undefined {
  return findDue(customer)?.at;
}

/** Does all that is due until a moment, each at its own time. Gives whether anything was. */
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
      run: () => dropRaise(customer, subscription),
    };
    return [renewal, ...retries, ...(givenUp ? [givenUp] : [])];
  });
  return all.toSorted((one, other) => one.at - other.at)[0];
}

function endPeriod(customer: TestCustomer, subscription: TestSubscription, now: Moment): void {
  dropRaise(customer, subscription);
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

/** Charges a year that has begun while the holder is away. */
function collect(
  customer: TestCustomer,
  subscription: TestSubscription,
  invoice: TestInvoice,
  now: Moment,
): void {
  const card = customer.cards.find(({ id }) => id === customer.defaultCardID);
  const reply = askBank(customer, card, false);
  if (reply === 'pays' && card) {
    markPaid(invoice, card, now);
    subscription.status = 'active';
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

/** The next charges come from a card. Gives why an overdue renewal could not be paid with it. */
function useCard(customer: TestCustomer, card: CustomerCard, now: Moment): PaymentRefusedError | undefined {
  customer.defaultCardID = card.id;
  const subscription = customer.subscriptions.find(({ status }) => status === 'past-due');
  if (!subscription) return undefined;
  const reply = askBank(customer, card, false);
  if (reply instanceof PaymentRefusedError) return reply;
  for (const invoice of openInvoicesOf(customer, subscription.id)) markPaid(invoice, card, now);
  subscription.status = 'active';
  return undefined;
}

function askHolder(invoice: TestInvoice, methodID: string): ChargeResult {
  const clientSecret = makeSecret(invoice.id);
  Object.assign(invoice, { clientSecret, methodID });
  return { outcome: 'requires-action', clientSecret };
}

function end(
  customer: TestCustomer,
  subscription: TestSubscription,
  left: 'void' | 'uncollectible',
  now: Moment,
): void {
  for (const invoice of openInvoicesOf(customer, subscription.id))
    Object.assign(invoice, { status: left, clientSecret: undefined, nextAttemptAt: undefined });
  subscription.status = 'ended';
  subscription.periodEnd = Math.min(subscription.periodEnd, now);
  subscription.scheduledLevel = undefined;
  subscription.raise = undefined;
}

function dropRaise(customer: TestCustomer, subscription: TestSubscription): void {
  const invoice = customer.invoices.find(({ id }) => id === subscription.raise?.invoiceID);
  if (invoice?.status === 'open') Object.assign(invoice, { status: 'void', clientSecret: undefined });
  subscription.raise = undefined;
}

function addInvoice(
  customer: TestCustomer,
  { id: subscriptionID, level: now, periodStart, periodEnd }: TestSubscription,
  given: Pick<TestInvoice, 'reason' | 'lines'> & { readonly level?: PaidLevel },
  createdAt: Moment,
): TestInvoice {
  const { reason, lines, level = now } = given;
  const invoice: TestInvoice = {
    ...{ id: makeID(customer, 'in'), subscriptionID, reason, level, lines, createdAt, periodEnd },
    number: `${partOf(customer).slice(0, 8).toUpperCase()}-${String(customer.invoices.length + 1).padStart(4, '0')}`,
    billing: customer.billing,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    periodStart: reason === 'change' ? createdAt : periodStart,
    ...{ status: 'open', amountPaid: 0, amountRefunded: 0, failedAttempts: 0 },
  };
  customer.invoices.push(invoice);
  return invoice;
}

function requireRunning({ subscriptions }: TestCustomer, subscriptionID: string): TestSubscription {
  const found = subscriptions.find(({ id }) => id === subscriptionID);
  if (found?.status === 'active' || found?.status === 'past-due') return found;
  throw new PaymentRefusedError(`The subscription ${subscriptionID} does not run.`, 'resource_missing');
}

export function levelOf(planId: string): PaidLevel {
  const plan = findPaidPlan(planId);
  if (plan) return plan.level;
  throw new PaymentRefusedError(`No such plan: ${planId}`, 'resource_missing');
}

function yearOf(level: PaidLevel): InvoiceLine {
  return { text: nameOf(level), amount: planOf(level).price };
}

const nameOf = (level: PaidLevel) => `WBN ${level.charAt(0).toUpperCase()}${level.slice(1)}, one year`;

const partOf = ({ id }: TestCustomer) => id.replace(/^cus_/, '');

/** An id that nobody guesses and that says whose it is: `in_<customer>_<random>`. */
function makeID(customer: TestCustomer, prefix: string): string {
  return `${prefix}_${partOf(customer)}_${randomBytes(10).toString('hex')}`;
}

const makeSecret = (id: string) => `${id}_secret_${randomBytes(10).toString('hex')}`;

/** The same moment (UTC) some calendar years later; of 29 February the 28th where there is none. */
function addYears(moment: Moment, years: number): Moment {
  const date = new Date(moment);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // JavaScript goes on to 1 March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}
