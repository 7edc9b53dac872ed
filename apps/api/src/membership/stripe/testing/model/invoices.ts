import type { InvoiceLine, InvoiceRecord, Plan, SubscriptionRecord } from './model-records.ts';
import { totalOf } from './prorate.ts';
import { makeID, makeSecret, put, requireRecord, type Work } from './work.ts';

/** Adds an invoice of a subscription, with its payment intent. */
export function addInvoice(
  work: Work,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  lines: readonly InvoiceLine[],
): InvoiceRecord {
  const { state, now } = work;
  const total = totalOf(lines);
  const id = makeID(work, 'invoice');
  const paymentID = makeID(work, 'payment_intent');
  const invoice = put(
    work,
    {
      ...{ object: 'invoice', id, paymentID, reason, lines, total },
      number: numberOf(work),
      subscriptionID: subscription.id,
      status: 'open',
      currency: subscription.plan.currency,
      amountPaid: 0,
      billing: state.customer.billing,
      attemptCount: 0,
      nextAttemptAt: undefined,
      createdAt: now,
      paidAt: undefined,
    } satisfies InvoiceRecord,
    'invoice.created',
    'invoice.finalized',
  );
  put(
    work,
    {
      object: 'payment_intent',
      id: paymentID,
      clientSecret: makeSecret(work, paymentID),
      status: 'requires_payment_method',
      amount: total,
      currency: invoice.currency,
      invoiceID: id,
      methodID: undefined,
      failure: undefined,
      createdAt: now,
    },
    'payment_intent.created',
  );
  return invoice;
}

/** The line for a whole year of a plan. */
export function yearLine(
  plan: Plan,
  { periodStart, periodEnd }: Pick<SubscriptionRecord, 'periodStart' | 'periodEnd'>,
): InvoiceLine {
  return {
    ...{ description: plan.name, amount: plan.amount, planID: plan.id, isProration: false },
    periodStart,
    periodEnd,
  };
}

/** Ends an invoice that will not be paid, and its payment intent. */
export function closeInvoice(
  work: Work,
  invoice: InvoiceRecord,
  status: Extract<InvoiceRecord['status'], 'void' | 'uncollectible'>,
): void {
  const payment = requireRecord(work, 'payments', invoice.paymentID);
  put(work, { ...payment, status: 'canceled' }, 'payment_intent.canceled');
  put(
    work,
    { ...invoice, status, nextAttemptAt: undefined },
    status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible',
  );
}

/** The invoice number in Stripe's form: eight characters of the customer, then 0001, 0002. */
function numberOf({ state: { customer, invoices } }: Work): string {
  const letters = customer.id.replace(/^cus_/, '').slice(0, 8).toUpperCase();
  return `${letters}-${String(invoices.length + 1).padStart(4, '0')}`;
}
