import type Stripe from 'stripe';
import type { ChargeResult, RemoteInvoice } from '../gateway/payment-gateway.ts';
import { refusalOf } from './stripe-client.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Ids of an invoice's payment intents; needs `payments` expanded. */
function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment: { payment_intent: payment } }) =>
    payment ? [idOf(payment)] : [],
  );
}

/** The payment intent that an open invoice waits for; undefined without one. */
export async function loadOpenPayment(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<Stripe.PaymentIntent | undefined> {
  const open = invoice.payments?.data.find(({ status }) => status === 'open')?.payment.payment_intent;
  const id = open ? idOf(open) : paymentsOf(invoice)[0];
  return id === undefined ? undefined : stripe.paymentIntents.retrieve(id);
}

/** The client secret for asking the holder's bank; undefined when the payment does not wait for it. */
export function secretOf(payment: Stripe.PaymentIntent | undefined): string | undefined {
  return payment?.status === 'requires_action' ? (payment.client_secret ?? undefined) : undefined;
}

/**
 * The result of an invoice that should have been paid at once. Returns the client secret when it waits for the holder's bank; otherwise
 * runs `giveUp`, so that nothing is charged later, and throws the refusal.
 */
export async function settleUnpaid(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  giveUp: () => Promise<unknown>,
): Promise<ChargeResult> {
  const payment = await loadOpenPayment(stripe, invoice);
  const clientSecret = secretOf(payment);
  if (clientSecret) return { outcome: 'requires-action', clientSecret };
  await giveUp();
  throw refusalOf(payment?.last_payment_error ?? {});
}

/** Narrows an expanded invoice. */
export function requireExpanded(invoice: string | Stripe.Invoice | null): Stripe.Invoice {
  if (invoice && typeof invoice === 'object') return invoice;
  throw new Error('Stripe sent no invoice where one was expanded');
}

export function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
}

/** Parts of an invoice that Stripe keeps in other objects. */
interface InvoiceParts {
  readonly charges: readonly Stripe.Charge[];
  /** Only for open invoices. */
  readonly openPayment: Stripe.PaymentIntent | undefined;
  readonly disputes: readonly Stripe.Dispute[];
}

/** The charges of an invoice, oldest first. */
export function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const payments = new Set(paymentsOf(invoice));
  return charges
    .filter(({ payment_intent: payment }) => payment && payments.has(idOf(payment)))
    .sort((a, b) => a.created - b.created);
}

export async function readInvoice(
  prices: StripePrices,
  invoice: Stripe.Invoice,
  { charges, openPayment, disputes }: InvoiceParts,
): Promise<RemoteInvoice | undefined> {
  const status = readStatus(invoice);
  if (!status) return undefined;
  const { id, number, currency, total, amount_paid: amountPaid, billing_reason: reason, lines } = invoice;
  const main = mainLine(lines.data);
  const subscription = invoice.parent?.subscription_details?.subscription;
  const price = main?.pricing?.price_details?.price;
  const credited = readReason(reason) === 'change' ? creditedPrice(lines.data) : undefined;
  const failed = charges.filter((charge) => charge.status === 'failed');
  return {
    ...{ id, status, currency, total, amountPaid },
    subscriptionID: subscription ? idOf(subscription) : undefined,
    number: number ?? undefined,
    reason: readReason(reason),
    level: price ? await prices.levelOf(price) : undefined,
    fromLevel: credited ? await prices.levelOf(credited) : undefined,
    amountRefunded: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    dispute: readDispute(disputes),
    createdAt: toDate(invoice.created),
    paidAt: invoice.status_transitions.paid_at ? toDate(invoice.status_transitions.paid_at) : undefined,
    // Stripe's invoice period is the previous one; the billed period is in the lines.
    periodStart: toDate(main?.period.start ?? invoice.period_start),
    periodEnd: toDate(main?.period.end ?? invoice.period_end),
    // `attempt_count` counts only automatic attempts; a customer without a card has no charges. So take the larger number.
    failedAttempts: Math.max(failed.length, invoice.attempt_count - (status === 'paid' ? 1 : 0)),
    failure: openPayment?.last_payment_error?.message ?? failed.at(-1)?.failure_message ?? undefined,
    nextAttemptAt:
      status === 'open' && invoice.next_payment_attempt ? toDate(invoice.next_payment_attempt) : undefined,
    clientSecret: secretOf(openPayment),
    pdfUrl: invoice.invoice_pdf ?? undefined,
    pageUrl: invoice.hosted_invoice_url ?? undefined,
  };
}

function readStatus({ status }: Stripe.Invoice): RemoteInvoice['status'] | undefined {
  const known = ['open', 'paid', 'void', 'uncollectible'] as const;
  return known.find((one) => one === status);
}

/** Invoices that an operator writes by hand count as `change`. */
function readReason(reason: Stripe.Invoice['billing_reason']): RemoteInvoice['reason'] {
  if (reason === 'subscription_create') return 'first';
  return reason === 'subscription_cycle' ? 'renewal' : 'change';
}

/** The most expensive line: for a change of plan the new plan, not the credit. */
function mainLine(lines: readonly Stripe.InvoiceLineItem[]): Stripe.InvoiceLineItem | undefined {
  return lines.reduce<Stripe.InvoiceLineItem | undefined>(
    (main, line) => (main === undefined || line.amount > main.amount ? line : main),
    undefined,
  );
}

/** The price whose unused time is credited: the plan before a change. */
function creditedPrice(lines: readonly Stripe.InvoiceLineItem[]): string | Stripe.Price | undefined {
  return lines.find(({ amount }) => amount < 0)?.pricing?.price_details?.price;
}

/** Inquiries, warnings and appeals count as open until the bank decides; a prevented dispute counts as won. */
function readDispute(disputes: readonly Stripe.Dispute[]): RemoteInvoice['dispute'] {
  const last = disputes.reduce<Stripe.Dispute | undefined>(
    (newest, dispute) => (newest === undefined || dispute.created > newest.created ? dispute : newest),
    undefined,
  );
  if (!last) return undefined;
  if (last.status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(last.status) ? 'won' : 'open';
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1_000);
}
