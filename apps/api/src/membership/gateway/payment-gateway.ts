import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails, Card, TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

/** The payment provider and the database that memberships are kept in. */
export interface Payments {
  readonly gateway: PaymentGateway;
  readonly db: Kysely<Database>;
}

/** A subscription as the provider reports it. */
export interface RemoteSubscription {
  readonly id: string;
  readonly level: PaidLevel;
  /**
   * `incomplete`: the first payment has not succeeded; `active`; `past-due`: a later payment failed and is retried;
   * `ended`: over for any reason. An adapter maps every other status of its provider to one of these.
   */
  readonly status: 'incomplete' | 'active' | 'past-due' | 'ended';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The plan after the end of the period, when it is another one. */
  readonly scheduledLevel: PaidLevel | undefined;
  readonly createdAt: Date;
  /** The `plan_change` that the subscription was created for (metadata). */
  readonly changeID: string | undefined;
}

/** An invoice as the provider reports it; amounts in cents. */
export interface RemoteInvoice {
  readonly id: string;
  readonly subscriptionID: string | undefined;
  readonly number: string | undefined;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** First year, renewal, or the remaining part of a year on a higher plan. */
  readonly reason: 'first' | 'renewal' | 'change';
  readonly level: PaidLevel | undefined;
  /** Of a raise: the plan whose unused time it credits, so the plan that it was charged from. */
  readonly fromLevel: PaidLevel | undefined;
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
  /** The provider's message about the last failure, for the card holder. */
  readonly failure: string | undefined;
  /** When the provider tries again. */
  readonly nextAttemptAt: Date | undefined;
  /** Lets the browser ask the holder's bank; set while the payment waits for the bank. */
  readonly clientSecret: string | undefined;
  readonly pdfUrl: string | undefined;
  readonly pageUrl: string | undefined;
}

/** Everything the provider knows about a customer. What a company may use is derived from this alone. */
export interface RemoteCustomer {
  readonly customerID: string;
  readonly businessID: string | undefined;
  /** The payment method of the next charges, and its card. */
  readonly paymentMethod: string | undefined;
  readonly card: Card | undefined;
  readonly billing: Partial<BillingDetails>;
  /** Newest first. */
  readonly subscriptions: readonly RemoteSubscription[];
  /** Newest first, without drafts. */
  readonly invoices: readonly RemoteInvoice[];
}

export interface PlanPreview {
  /** All amounts in cents. */
  readonly dueNow: number;
  readonly renewal: number;
  readonly renewsAt: Date;
}

/** The result of a charge or of a new card; a refusal is thrown as `PaymentRefusedError`. */
export type ChargeResult =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'requires-action'; readonly clientSecret: string };

/** Every write takes an idempotency `key`: the provider performs it once, however often it is sent. */
interface Keyed {
  readonly key: string;
}

/**
 * The port to the payment provider: Stripe (`stripe/`) or the test gateway (`test-gateway/`). Throws
 * `PaymentRefusedError` when the bank or provider refuses, `PaymentUnavailableError` when the outcome of a call is
 * unknown; `loadCustomer` shows it later.
 */
export interface PaymentGateway {
  readonly kind: 'stripe' | 'test';
  /** True when no money moves. */
  readonly testMode: boolean;
  /** The publishable key for the browser (MEM-09). */
  readonly publicKey: string;
  createCustomer(
    given: Keyed & { businessID: string; companyName: string; email: string },
  ): Promise<{ customerID: string }>;
  /** Loads the current state of a customer; undefined when the provider does not know it or has deleted it. */
  loadCustomer(customerID: string): Promise<RemoteCustomer | undefined>;
  /** All customers that have ever had a subscription, also those without a company here. */
  listCustomers(): AsyncIterable<{ readonly customerID: string; readonly businessID: string | undefined }>;
  /** Buys a plan: saves the payment method with its name and address on the customer and charges the first year. */
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
  /** Changes to a higher plan at once and charges the difference for the rest of the period. A refused charge leaves the plan unchanged. */
  raisePlan(given: Keyed & { subscriptionID: string; planId: string }): Promise<ChargeResult>;
  /** Changes to a lower plan at once, without a charge or a credit, because the higher one is not paid any more; drops a scheduled plan. */
  lowerPlan(given: Keyed & { subscriptionID: string; planId: string }): Promise<void>;
  /** Changes to a lower plan at the end of the period; undefined cancels that. */
  schedulePlan(given: Keyed & { subscriptionID: string; planId: string | undefined }): Promise<void>;
  previewPlan(given: { subscriptionID: string; planId: string }): Promise<PlanPreview>;
  cancelAtPeriodEnd(given: Keyed & { subscriptionID: string; cancel: boolean }): Promise<void>;
  /** Cancels at once, without a refund, because the company is deleted or the payment of the period went back. */
  cancelNow(given: Keyed & { subscriptionID: string }): Promise<void>;
  /** Makes this card the one for the next charges and tries to pay an overdue invoice with it at once. */
  changeCard(given: Keyed & { customerID: string; paymentMethod: string }): Promise<ChargeResult>;
  changeBilling(given: Keyed & { customerID: string; billing: BillingDetails }): Promise<void>;
  /** Ends a payment that waits for the holder's bank, so that another one can begin. */
  abandonPayment(given: Keyed & { customerID: string; changeID: string }): Promise<void>;
}

/** Thrown when the bank or the provider refuses; nothing was charged. `message` is for the card holder. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
  /** Stripe's code, for example `insufficient_funds`. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown when the provider did not answer or failed; the request may have been performed. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}
