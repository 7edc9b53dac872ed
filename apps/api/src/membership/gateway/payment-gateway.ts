import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails, Card, TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

/** What memberships are paid with. */
export interface Payments {
  readonly gateway: PaymentGateway;
  readonly db: Kysely<Database>;
}

/** A subscription as the provider has it. */
export interface RemoteSubscription {
  readonly id: string;
  readonly level: PaidLevel;
  /**
   * `incomplete`: the first payment has not succeeded; `active`; `past-due`: a later one has failed and is tried again; `ended`: over, for whatever
   * reason. Whatever else a provider knows is one of these.
   */
  readonly status: 'incomplete' | 'active' | 'past-due' | 'ended';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** What it becomes when the period ends, where that is another plan. */
  readonly scheduledLevel: PaidLevel | undefined;
  readonly createdAt: Date;
  /** The `plan_change` that it was made for (metadata). */
  readonly changeID: string | undefined;
}

/** An invoice as the provider has it; amounts in cents. */
export interface RemoteInvoice {
  readonly id: string;
  readonly subscriptionID: string | undefined;
  readonly number: string | undefined;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** First year, renewal, or the rest of a year on a higher plan. */
  readonly reason: 'first' | 'renewal' | 'change';
  readonly level: PaidLevel | undefined;
  readonly currency: string;
  readonly total: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly dispute: 'open' | 'won' | 'lost' | undefined;
  readonly createdAt: Date;
  readonly paidAt: Date | undefined;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Number of failed payments. */
  readonly failedAttempts: number;
  /** The provider's message about the last failure, for the card's holder. */
  readonly failure: string | undefined;
  /** When the provider tries again. */
  readonly nextAttemptAt: Date | undefined;
  /** Lets the browser ask the holder's bank; set while the payment waits for it. */
  readonly clientSecret: string | undefined;
  readonly pdfUrl: string | undefined;
  readonly pageUrl: string | undefined;
}

/** All that the provider knows of a customer: what a company is entitled to follows from it, and from nothing else. */
export interface RemoteCustomer {
  readonly customerID: string;
  readonly businessID: string | undefined;
  /** The way to pay that the next charges come from, and its card. */
  readonly paymentMethod: string | undefined;
  readonly card: Card | undefined;
  readonly billing: Partial<BillingDetails>;
  /** Newest first. */
  readonly subscriptions: readonly RemoteSubscription[];
  /** Newest first; drafts are left out. */
  readonly invoices: readonly RemoteInvoice[];
}

export interface PlanPreview {
  /** In cents, as the next. */
  readonly dueNow: number;
  readonly renewal: number;
  readonly renewsAt: Date;
}

/** The result of a charge or of a new card; a refusal is a `PaymentRefusedError`. */
export type ChargeResult =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'requires-action'; readonly clientSecret: string };

/** Each write takes a `key`: with the same one it is done once, however often it is sent. */
interface Keyed {
  readonly key: string;
}

/**
 * The one way to a payment provider: Stripe (`stripe/`), or the test gateway (`test-gateway/`). Throws `PaymentRefusedError` for what the
 * bank or provider refuses, `PaymentUnavailableError` when nobody can know what became of a call: what was asked for shows in `loadCustomer` later.
 */
export interface PaymentGateway {
  readonly kind: 'stripe' | 'test';
  /** No money moves. */
  readonly testMode: boolean;
  /** For the browser (MEM-09). */
  readonly publicKey: string;
  createCustomer(
    given: Keyed & { businessID: string; companyName: string; email: string },
  ): Promise<{ customerID: string }>;
  /** Everything of a customer, as it is now; undefined when the provider knows none, or has deleted it. */
  loadCustomer(customerID: string): Promise<RemoteCustomer | undefined>;
  /** Ids of all customers that have ever had a subscription, also those that we do not know. */
  listCustomers(): AsyncIterable<{ readonly customerID: string; readonly businessID: string | undefined }>;
  /** Buys: the way to pay becomes the customer's, with the name and address that it carries, and the first year is charged. */
  startSubscription(
    given: Keyed & {
      customerID: string;
      changeID: string;
      planId: string;
      paymentMethod: string;
      email: string;
      taxId: TaxId | undefined;
    },
  ): Promise<ChargeResult>;
  /** To a higher plan at once; the difference for the rest of the period is charged. When the charge is refused the plan stays what it was. */
  raisePlan(given: Keyed & { subscriptionID: string; planId: string }): Promise<ChargeResult>;
  /** To a lower plan when the period ends; undefined takes that back. */
  schedulePlan(given: Keyed & { subscriptionID: string; planId: string | undefined }): Promise<void>;
  previewPlan(given: { subscriptionID: string; planId: string }): Promise<PlanPreview>;
  cancelAtPeriodEnd(given: Keyed & { subscriptionID: string; cancel: boolean }): Promise<void>;
  /** At once, without a refund: the company is gone. */
  cancelNow(given: Keyed & { subscriptionID: string }): Promise<void>;
  /** The next charges come from this card; what is overdue is tried with it at once. */
  changeCard(given: Keyed & { customerID: string; paymentMethod: string }): Promise<ChargeResult>;
  changeBilling(given: Keyed & { customerID: string; billing: BillingDetails }): Promise<void>;
  /** Ends what waits for the holder's bank, so that another payment can begin. */
  abandonPayment(given: Keyed & { customerID: string; changeID: string }): Promise<void>;
}

/** The bank, or the provider, refuses; nothing was charged. `message` is for the holder of the card. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
  /** Stripe's code, such as `insufficient_funds`. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The provider did not answer, or with an error of its own; the request may have been performed. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}
