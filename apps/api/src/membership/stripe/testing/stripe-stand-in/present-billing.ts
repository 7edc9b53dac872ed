import type { CustomerState } from '../model/customer-state.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../model/model-records.ts';
import { type ExtraObjects, listOf, seconds } from './present-parts.ts';
import { presentPrice } from './stand-in-prices.ts';

export function presentSubscription(
  state: CustomerState,
  { schedules }: Pick<ExtraObjects, 'schedules'>,
  subscription: SubscriptionRecord,
  expand: ReadonlySet<string>,
) {
  const { id, status, plan, metadata, periodStart, periodEnd, endedAt, pendingUpdate } = subscription;
  const latest = state.invoices.find((invoice) => invoice.id === subscription.latestInvoiceID);
  const isExpanded = expand.has('latest_invoice') || expand.has('latest_invoice.payments');
  const paths = new Set(expand.has('latest_invoice.payments') ? ['payments'] : []);
  const schedule = schedules.get(id);
  return {
    ...{ object: 'subscription', id, status, metadata, customer: state.customer.id, livemode: false },
    created: seconds(subscription.createdAt),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? seconds(periodEnd) : null,
    ended_at: endedAt === undefined ? null : seconds(endedAt),
    items: listOf([
      {
        ...{ object: 'subscription_item', id: id.replace('sub_', 'si_'), price: presentPrice(plan.id) },
        current_period_start: seconds(periodStart),
        current_period_end: seconds(periodEnd),
      },
    ]),
    latest_invoice: latest && isExpanded ? presentInvoice(state, latest, paths) : (latest?.id ?? null),
    pending_update: pendingUpdate ? { expires_at: seconds(pendingUpdate.expiresAt) } : null,
    schedule:
      schedule && expand.has('schedule') ? presentSchedule(schedule, subscription) : (schedule ?? null),
  };
}

export function presentSchedule(id: string, subscription: SubscriptionRecord) {
  const { plan, scheduledPlan, periodStart, periodEnd } = subscription;
  const current = { start_date: seconds(periodStart), end_date: seconds(periodEnd) };
  const phase = (planID: string, dates: object) => ({
    items: [{ price: presentPrice(planID).id }],
    ...dates,
  });
  const next = { start_date: current.end_date, end_date: current.end_date + 31_536_000 };
  return {
    ...{ object: 'subscription_schedule', id, status: 'active', subscription: subscription.id },
    current_phase: current,
    phases: [phase(plan.id, current), ...(scheduledPlan ? [phase(scheduledPlan.id, next)] : [])],
  };
}

export function presentInvoice(state: CustomerState, invoice: InvoiceRecord, expand: ReadonlySet<string>) {
  const { id, number, status, reason, currency, total, amountPaid, attemptCount, createdAt } = invoice;
  const { nextAttemptAt, paidAt, paymentID, subscriptionID } = invoice;
  return {
    ...{ object: 'invoice', id, number, status, currency, total, customer: state.customer.id },
    ...{ billing_reason: reason, amount_paid: amountPaid, attempt_count: attemptCount },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscriptionID, metadata: {} },
    },
    created: seconds(createdAt),
    period_start: seconds(createdAt),
    period_end: seconds(createdAt),
    next_payment_attempt: nextAttemptAt === undefined ? null : seconds(nextAttemptAt),
    status_transitions: { paid_at: paidAt === undefined ? null : seconds(paidAt) },
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    lines: listOf(
      invoice.lines.map(({ amount, description, planID, periodStart, periodEnd }) => ({
        ...{ object: 'line_item', amount, description },
        period: { start: seconds(periodStart), end: seconds(periodEnd) },
        pricing: { type: 'price_details', price_details: { price: presentPrice(planID).id } },
      })),
    ),
    ...(expand.has('payments') && {
      payments: listOf([
        {
          object: 'invoice_payment',
          status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'canceled',
          payment: { type: 'payment_intent', payment_intent: paymentID },
        },
      ]),
    }),
  };
}
