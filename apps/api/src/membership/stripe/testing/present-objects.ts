import { membershipCurrency } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import { customerOf } from '../../test-gateway/create-test-gateway.ts';
import type {
  Moment,
  TestCustomer,
  TestInvoice,
  TestMethod,
  TestSubscription,
} from '../../test-gateway/test-customer.ts';
import { presentRefusal } from './stand-in-errors.ts';
import { priceOf } from './stand-in-prices.ts';
import type { Setup, StandInWorld } from './stand-in-world.ts';

/** Paths that a call asks to expand; those of lists without `data.`. */
export type Expanded = ReadonlySet<string>;

const seconds = (moment: Moment) => Math.floor(moment / 1_000);
const hours23 = 23 * 3_600_000;

export function listOf(data: readonly object[]) {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

export function presentCustomer(
  { taxIds, metadata }: StandInWorld,
  { id, billing, defaultCardID, cards }: TestCustomer,
  expand: Expanded = new Set(),
) {
  const card = cards.find((one) => one.id === defaultCardID);
  const isExpanded = expand.has('invoice_settings.default_payment_method');
  return {
    ...{ object: 'customer', id, livemode: false },
    ...presentBilling(billing),
    // Stripe deletes metadata that is set to an empty string.
    metadata: Object.fromEntries(Object.entries(metadata.get(id) ?? {}).filter(([, value]) => value !== '')),
    invoice_settings: {
      default_payment_method: isExpanded && card ? presentMethod(card) : (defaultCardID ?? null),
    },
    ...(expand.has('tax_ids') && { tax_ids: listOf(taxIds.get(id) ?? []) }),
  };
}

export function presentMethod({ id, brand, last4, expMonth, expYear, billing }: TestMethod) {
  return {
    ...{ object: 'payment_method', id, type: 'card' },
    billing_details: presentBilling(billing),
    card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  };
}

export function presentSubscription(
  { schedules }: StandInWorld,
  { id: customer, businessID, invoices }: TestCustomer,
  subscription: TestSubscription,
  expand: Expanded = new Set(),
) {
  const { id, level, status, changeID, periodStart, periodEnd, cancelAtPeriodEnd, raise } = subscription;
  const latest = invoices.findLast(({ subscriptionID }) => subscriptionID === id);
  const isExpanded = expand.has('latest_invoice.payments');
  const schedule = schedules.get(id);
  return {
    ...{ object: 'subscription', id, customer, metadata: { businessID, changeID }, livemode: false },
    status: status === 'past-due' ? 'past_due' : status === 'ended' ? 'canceled' : status,
    created: seconds(subscription.createdAt),
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAtPeriodEnd ? seconds(periodEnd) : null,
    ended_at: status === 'ended' ? seconds(periodEnd) : null,
    items: listOf([
      {
        ...{ object: 'subscription_item', id: id.replace('sub_', 'si_'), price: priceOf(level) },
        current_period_start: seconds(periodStart),
        current_period_end: seconds(periodEnd),
      },
    ]),
    latest_invoice:
      latest && isExpanded ? presentInvoice(latest, new Set(['payments'])) : (latest?.id ?? null),
    pending_update: raise && latest ? { expires_at: seconds(latest.createdAt + hours23) } : null,
    schedule:
      schedule && expand.has('schedule') ? presentSchedule(schedule, subscription) : (schedule ?? null),
  };
}

export function presentSchedule(id: string, subscription: TestSubscription) {
  const { level, scheduledLevel, periodStart, periodEnd } = subscription;
  const current = { start_date: seconds(periodStart), end_date: seconds(periodEnd) };
  const phase = (of: typeof level, dates: object) => ({ items: [{ price: priceOf(of).id }], ...dates });
  const next = { start_date: current.end_date, end_date: current.end_date + 31_536_000 };
  return {
    ...{ object: 'subscription_schedule', id, status: 'active', subscription: subscription.id },
    current_phase: current,
    phases: [phase(level, current), ...(scheduledLevel ? [phase(scheduledLevel, next)] : [])],
  };
}

const reasons = {
  first: 'subscription_create',
  renewal: 'subscription_cycle',
  change: 'subscription_update',
} as const;

/** An invoice; its payment intent and charges have its id with another prefix. */
export function presentInvoice(invoice: TestInvoice, expand: Expanded = new Set()) {
  const { id, number, status, reason, level, total, amountPaid, failedAttempts, subscriptionID } = invoice;
  const { createdAt, paidAt, periodStart, periodEnd, nextAttemptAt } = invoice;
  const payment = { type: 'payment_intent', payment_intent: id.replace('in_', 'pi_') };
  const paymentStatus = status === 'paid' || status === 'open' ? status : 'canceled';
  return {
    ...{ object: 'invoice', id, number, status, currency: membershipCurrency, total },
    ...{ customer: customerOf(id), billing_reason: reasons[reason], amount_paid: amountPaid },
    attempt_count: failedAttempts + (status === 'paid' ? 1 : 0),
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscriptionID, metadata: {} },
    },
    ...{ created: seconds(createdAt), period_start: seconds(createdAt), period_end: seconds(createdAt) },
    next_payment_attempt: nextAttemptAt === undefined ? null : seconds(nextAttemptAt),
    status_transitions: { paid_at: paidAt === undefined ? null : seconds(paidAt) },
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    lines: listOf(
      invoice.lines.map(({ amount, text }) => ({
        ...{ object: 'line_item', amount, description: text },
        period: { start: seconds(periodStart), end: seconds(periodEnd) },
        pricing: {
          type: 'price_details',
          // A credit has the price of the plan before.
          price_details: { price: priceOf(amount < 0 ? (invoice.fromLevel ?? level) : level).id },
        },
      })),
    ),
    ...(expand.has('payments') && {
      payments: listOf([{ object: 'invoice_payment', status: paymentStatus, payment }]),
    }),
  };
}

export function presentPayment({ id, status, total, clientSecret, failure }: TestInvoice) {
  const open = clientSecret ? 'requires_action' : 'requires_payment_method';
  return {
    ...{ object: 'payment_intent', id: id.replace('in_', 'pi_'), amount: total, customer: customerOf(id) },
    status: status === 'open' ? open : status === 'paid' ? 'succeeded' : 'canceled',
    client_secret: clientSecret ?? `${id}_secret`,
    last_payment_error: failure ? presentRefusal({ code: 'card_declined', message: failure }) : null,
  };
}

/** The failed charges of an invoice and the one that paid it. */
export function presentCharges(invoice: TestInvoice): object[] {
  const { id, total, amountRefunded, dispute, failure, failedAttempts, createdAt, paidAt } = invoice;
  const charge = {
    ...{ object: 'charge', amount: total, amount_refunded: 0, disputed: false, customer: customerOf(id) },
    ...{ payment_intent: id.replace('in_', 'pi_'), failure_message: null },
  };
  const failed = Array.from({ length: failedAttempts }, (_, at) => ({
    ...{
      ...charge,
      id: `${id.replace('in_', 'ch_')}_${at}`,
      status: 'failed',
      failure_message: failure ?? null,
    },
    created: seconds(createdAt),
  }));
  if (paidAt === undefined) return failed;
  const paid = { id: id.replace('in_', 'ch_'), status: 'succeeded', created: seconds(paidAt) };
  return [
    ...failed,
    { ...charge, ...paid, amount_refunded: amountRefunded, disputed: dispute !== undefined },
  ];
}

/** The dispute of an invoice's charge; it names no customer, as at Stripe. */
export function presentDispute({ id, total, dispute, createdAt }: TestInvoice) {
  return {
    ...{ object: 'dispute', id: id.replace('in_', 'du_'), amount: total, charge: id.replace('in_', 'ch_') },
    status: dispute === 'open' ? 'needs_response' : dispute,
    payment_intent: id.replace('in_', 'pi_'),
    created: seconds(createdAt),
  };
}

export function presentSetup({ id, status, clientSecret, customerID, methodID }: Setup) {
  const message = 'We are unable to authenticate your payment method.';
  return {
    ...{ object: 'setup_intent', id, status, customer: customerID, payment_method: methodID },
    client_secret: clientSecret,
    last_setup_error:
      status === 'requires_payment_method' ? presentRefusal({ code: 'card_declined', message }) : null,
  };
}

function presentBilling({ name, email, address }: Partial<BillingDetails>) {
  return {
    ...{ name: name ?? null, email: email ?? null },
    address: address
      ? {
          ...{ line1: address.line1, line2: address.line2 ?? null, city: address.city ?? null },
          ...{ state: address.state ?? null, postal_code: address.postalCode ?? null },
          country: address.country,
        }
      : null,
  };
}
