import { membershipCurrency, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import type { TestCard } from '@wbn/contract/membership/test-cards.ts';
import type { RemoteCustomer, RemoteInvoice } from '../gateway/payment-gateway.ts';

/** A customer in the shape of the payment port; `invoicesUrl` is the address of the invoice pages. */
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
    fromLevel: invoice.fromLevel,
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

/** Milliseconds since 1970. */
export type Moment = number;

/** A typed test card; only the last four digits of its number are stored. */
export interface TestMethod extends Pick<TestCard, 'brand' | 'behaviour' | 'code'> {
  readonly id: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: BillingDetails;
}

/** A card of a customer. */
export interface CustomerCard extends TestMethod {
  /** The bank allows charges while the holder is away. */
  isAuthenticated: boolean;
}

export interface TestSubscription {
  readonly id: string;
  /** The `plan_change` that it was created for. */
  readonly changeID: string;
  readonly createdAt: Moment;
  level: PaidLevel;
  status: 'incomplete' | 'active' | 'past-due' | 'ended';
  /** Number of years that are over. */
  years: number;
  periodStart: Moment;
  periodEnd: Moment;
  cancelAtPeriodEnd: boolean;
  /** The level after the end of the period. */
  scheduledLevel?: PaidLevel | undefined;
  /** A higher level that waits for the payment of an invoice. */
  raise?: { readonly level: PaidLevel; readonly invoiceID: string; readonly changeID: string } | undefined;
}

export interface InvoiceLine {
  readonly text: string;
  /** In cents; negative for unused time. */
  readonly amount: number;
}

export interface TestInvoice {
  readonly id: string;
  readonly number: string;
  readonly subscriptionID: string;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly level: PaidLevel;
  /** Of a raise: the level before it. */
  readonly fromLevel?: PaidLevel;
  readonly lines: readonly InvoiceLine[];
  readonly billing: Partial<BillingDetails>;
  /** In cents, like all amounts. */
  readonly total: number;
  readonly createdAt: Moment;
  readonly periodStart: Moment;
  readonly periodEnd: Moment;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  amountPaid: number;
  amountRefunded: number;
  paidAt?: Moment | undefined;
  /** The card that paid it, or that the bank is asked about. */
  methodID?: string | undefined;
  /** Number of failed payments; `failure` is the reason of the last one. */
  failedAttempts: number;
  failure?: string | undefined;
  nextAttemptAt?: Moment | undefined;
  /** Set while the holder's bank is asked. */
  clientSecret?: string | undefined;
  dispute?: 'open' | 'won' | 'lost' | undefined;
}

/** A company at the test gateway, as stored in JSON. Lists are sorted from old to new. */
export interface TestCustomer {
  readonly id: string;
  readonly businessID: string;
  billing: Partial<BillingDetails>;
  readonly cards: CustomerCard[];
  defaultCardID?: string | undefined;
  /** A new card that waits for the holder's bank. */
  newCard?:
    | { readonly clientSecret: string; readonly methodID: string; readonly changeID: string }
    | undefined;
  readonly subscriptions: TestSubscription[];
  readonly invoices: TestInvoice[];
  /** Request and answer by idempotency key. */
  readonly answers: Record<string, { readonly asked: unknown; readonly answer: unknown }>;
}

export function openInvoicesOf({ invoices }: TestCustomer, subscriptionID: string): TestInvoice[] {
  return invoices.filter((one) => one.subscriptionID === subscriptionID && one.status === 'open');
}
