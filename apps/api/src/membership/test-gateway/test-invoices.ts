import { randomBytes } from 'node:crypto';
import { findPaidPlan, type PaidLevel, planOf } from '@wbn/contract/membership/membership-plans.ts';
import { type ChargeResult, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import type { InvoiceLine, Moment, TestCustomer, TestInvoice, TestSubscription } from './test-customer.ts';

export function levelOf(planId: string): PaidLevel {
  const plan = findPaidPlan(planId);
  if (plan) return plan.level;
  throw new PaymentRefusedError(`No such plan: ${planId}`, 'resource_missing');
}

export function yearOf(level: PaidLevel): InvoiceLine {
  return { text: nameOf(level), amount: planOf(level).price };
}

const nameOf = (level: PaidLevel) => `WBN ${level.charAt(0).toUpperCase()}${level.slice(1)}, one year`;

/** Lines of a raise: credits unused time and charges the rest of the period on the new level, by the second, as Stripe does. */
export function linesOfRaise(
  { level: present, periodStart, periodEnd }: TestSubscription,
  level: PaidLevel,
  now: Moment,
): InvoiceLine[] {
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const share = seconds(periodEnd - now) / seconds(periodEnd - periodStart);
  return [
    // `0 -` avoids -0, which JSON does not keep.
    { text: `Unused time on ${nameOf(present)}`, amount: 0 - Math.round(planOf(present).price * share) },
    { text: `Remaining time on ${nameOf(level)}`, amount: Math.round(planOf(level).price * share) },
  ];
}

export function addInvoice(
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
    ...(reason === 'change' && { fromLevel: now }),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    periodStart: reason === 'change' ? createdAt : periodStart,
    ...{ status: 'open', amountPaid: 0, amountRefunded: 0, failedAttempts: 0 },
  };
  customer.invoices.push(invoice);
  return invoice;
}

export function askHolder(invoice: TestInvoice, methodID: string): ChargeResult {
  const clientSecret = makeSecret(invoice.id);
  Object.assign(invoice, { clientSecret, methodID });
  return { outcome: 'requires-action', clientSecret };
}

const partOf = ({ id }: TestCustomer) => id.replace(/^cus_/, '');

/** An id that cannot be guessed and names its customer: `in_<customer>_<random>`. */
export function makeID(customer: TestCustomer, prefix: string): string {
  return `${prefix}_${partOf(customer)}_${randomBytes(10).toString('hex')}`;
}

export const makeSecret = (id: string) => `${id}_secret_${randomBytes(10).toString('hex')}`;
