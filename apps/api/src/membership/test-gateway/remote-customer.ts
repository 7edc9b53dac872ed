import { membershipCurrency } from '@wbn/contract/membership/membership-plans.ts';
import type { RemoteCustomer, RemoteInvoice } from '../gateway/payment-gateway.ts';
import type { Moment, TestCustomer, TestInvoice } from './test-customer.ts';

/** A customer as the port gives it; `invoicesUrl` is where the pages of its invoices are. */
export function presentRemoteCustomer(customer: TestCustomer, invoicesUrl: string): RemoteCustomer {
  const card = customer.cards.find(({ id }) => id === customer.defaultCardID);
  return {
    customerID: customer.id,
    businessID: customer.businessID,
    paymentMethod: card?.id,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
    billing: customer.billing,
    subscriptions: customer.subscriptions
      .map(({ id, level, status, periodStart, periodEnd, scheduledLevel, ...rest }) => ({
        ...{ id, level, status, scheduledLevel, changeID: rest.changeID },
        cancelAtPeriodEnd: rest.cancelAtPeriodEnd,
        periodStart: new Date(periodStart),
        periodEnd: new Date(periodEnd),
        createdAt: new Date(rest.createdAt),
      }))
      .toReversed(),
    invoices: customer.invoices.map((invoice) => presentInvoice(invoice, invoicesUrl)).toReversed(),
  };
}

function presentInvoice(invoice: TestInvoice, invoicesUrl: string): RemoteInvoice {
  const { id, number, subscriptionID, status, reason, level, total, amountPaid, amountRefunded } = invoice;
  return {
    ...{ id, number, subscriptionID, status, reason, level, total, amountPaid, amountRefunded },
    currency: membershipCurrency,
    dispute: invoice.dispute,
    createdAt: new Date(invoice.createdAt),
    paidAt: toDate(invoice.paidAt),
    periodStart: new Date(invoice.periodStart),
    periodEnd: new Date(invoice.periodEnd),
    failedAttempts: invoice.failedAttempts,
    failure: invoice.failure,
    nextAttemptAt: toDate(invoice.nextAttemptAt),
    clientSecret: invoice.clientSecret,
    pdfUrl: undefined,
    pageUrl: `${invoicesUrl}/${id}`,
  };
}

function toDate(moment: Moment | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}
