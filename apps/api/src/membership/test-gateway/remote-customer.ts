import { findPaidPlan, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import type { RemoteCustomer, RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';
import type { CustomerState } from './model/customer-state.ts';
import type { Billing, InvoiceRecord, Moment, SubscriptionRecord } from './model/model-records.ts';

/** A customer of the model as the port gives it; `addressOf` is of an invoice's page. */
export function presentRemoteCustomer(
  state: CustomerState,
  addressOf: (invoiceID: string) => string,
): RemoteCustomer {
  const { customer, methods, subscriptions, invoices } = state;
  const method = methods.find(({ id }) => id === customer.defaultMethodID);
  return {
    customerID: customer.id,
    businessID: customer.metadata.businessID,
    paymentMethod: customer.defaultMethodID,
    card: method && {
      brand: method.brand,
      last4: method.last4,
      expMonth: method.expMonth,
      expYear: method.expYear,
    },
    billing: presentBilling(customer.billing),
    subscriptions: subscriptions.map(presentSubscription).toReversed(),
    invoices: invoices.map((invoice) => presentInvoice(state, invoice, addressOf(invoice.id))).toReversed(),
  };
}

const statuses = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  active: 'active',
  past_due: 'past-due',
  canceled: 'ended',
} as const satisfies Record<SubscriptionRecord['status'], RemoteSubscription['status']>;

const reasons = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
} as const satisfies Record<InvoiceRecord['reason'], RemoteInvoice['reason']>;

function presentSubscription(subscription: SubscriptionRecord): RemoteSubscription {
  const { id, status, plan, scheduledPlan, cancelAtPeriodEnd, periodEnd, endedAt = periodEnd } = subscription;
  return {
    ...{ id, cancelAtPeriodEnd, status: statuses[status] },
    level: levelOf(plan.id),
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(Math.min(periodEnd, endedAt)),
    scheduledLevel: scheduledPlan && levelOf(scheduledPlan.id),
    createdAt: new Date(subscription.createdAt),
    changeID: subscription.metadata.changeID,
  };
}

function presentInvoice(state: CustomerState, invoice: InvoiceRecord, address: string): RemoteInvoice {
  const { id, number, subscriptionID, status, currency, total, amountPaid, attemptCount } = invoice;
  const payment = state.payments.find((one) => one.id === invoice.paymentID);
  const charge = state.charges.find((one) => one.invoiceID === id && one.status === 'succeeded');
  const dispute = state.disputes.find(({ chargeID }) => chargeID === charge?.id);
  // The plan that is charged for stands last; before it, what comes off.
  const line = invoice.lines.at(-1);
  return {
    ...{ id, number, subscriptionID, status, currency, total, amountPaid },
    reason: reasons[invoice.reason],
    level: line && findPaidPlan(line.planID)?.level,
    amountRefunded: charge?.amountRefunded ?? 0,
    dispute: dispute && (dispute.status === 'needs_response' ? 'open' : dispute.status),
    createdAt: new Date(invoice.createdAt),
    paidAt: toDate(invoice.paidAt),
    periodStart: new Date(line?.periodStart ?? invoice.createdAt),
    periodEnd: new Date(line?.periodEnd ?? invoice.createdAt),
    failedAttempts: status === 'paid' ? attemptCount - 1 : attemptCount,
    failure: payment?.failure?.message,
    nextAttemptAt: toDate(invoice.nextAttemptAt),
    clientSecret: payment?.status === 'requires_action' ? payment.clientSecret : undefined,
    pdfUrl: `${address}.pdf`,
    pageUrl: address,
  };
}

/** Throws when operators have taken the plan out of the settings while somebody is on it. */
function levelOf(planID: string): PaidLevel {
  const plan = findPaidPlan(planID);
  if (!plan) throw new Error(`membership-plans.json has no plan ${planID}, but a customer is on it`);
  return plan.level;
}

/** Typed as the contract has it: it came in by its schema. */
function presentBilling(billing: Billing): Partial<BillingDetails> {
  return billing as Partial<BillingDetails>;
}

function toDate(moment: Moment | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}
