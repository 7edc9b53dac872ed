import type { TestCard } from '@wbn/contract/membership/test-cards.ts';

/** Milliseconds since 1970. */
export type Moment = number;

/** A yearly price; `amount` in cents. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Address {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country: string;
}

/** The payer's details on invoices. */
export interface Billing {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: Address | undefined;
  readonly taxId?: { readonly type: string; readonly value: string } | undefined;
}

export type Metadata = Readonly<Record<string, string>>;

/** Why a charge or card was refused, with Stripe's codes. */
export interface Failure {
  readonly code: string;
  /** The bank's code, set with `card_declined`. */
  readonly declineCode?: string | undefined;
  /** For the card holder. */
  readonly message: string;
}

/** A typed card; it belongs to no state before it is attached to a customer. */
export interface CardMethod extends Pick<TestCard, 'brand' | 'behaviour'> {
  readonly object: 'payment_method';
  readonly id: string;
  /** The code of its refusal. */
  readonly code?: TestCard['code'] | undefined;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: Billing;
  readonly createdAt: Moment;
}

export interface AttachedMethod extends CardMethod {
  /** The holder has allowed charges while they are away. */
  readonly isAuthenticated: boolean;
}

export interface CustomerRecord {
  readonly object: 'customer';
  readonly id: string;
  readonly billing: Billing;
  readonly metadata: Metadata;
  readonly defaultMethodID: string | undefined;
  readonly createdAt: Moment;
}

export interface SubscriptionRecord {
  readonly object: 'subscription';
  readonly id: string;
  readonly status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  readonly plan: Plan;
  /** The moment from which years count, so that 29 February comes back in leap years. */
  readonly anchor: Moment;
  /** Number of years that are over. */
  readonly yearsDone: number;
  readonly periodStart: Moment;
  readonly periodEnd: Moment;
  readonly cancelAtPeriodEnd: boolean;
  /** The plan after the end of the period. */
  readonly scheduledPlan: Plan | undefined;
  /** The plan after an invoice is paid. */
  readonly pendingUpdate:
    | {
        readonly plan: Plan;
        readonly invoiceID: string;
        readonly expiresAt: Moment;
        readonly metadata: Metadata;
      }
    | undefined;
  readonly metadata: Metadata;
  readonly latestInvoiceID: string | undefined;
  readonly createdAt: Moment;
  readonly canceledAt: Moment | undefined;
  readonly endedAt: Moment | undefined;
}

export interface InvoiceLine {
  readonly description: string;
  /** In cents; negative for credits. */
  readonly amount: number;
  readonly planID: string;
  readonly isProration: boolean;
  readonly periodStart: Moment;
  readonly periodEnd: Moment;
}

export interface InvoiceRecord {
  readonly object: 'invoice';
  readonly id: string;
  readonly number: string;
  readonly subscriptionID: string;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
  readonly amountPaid: number;
  /** The billing details when the invoice was made. */
  readonly billing: Billing;
  readonly paymentID: string;
  readonly attemptCount: number;
  readonly nextAttemptAt: Moment | undefined;
  readonly createdAt: Moment;
  readonly paidAt: Moment | undefined;
}

/** The payment of an invoice; a bank may ask about it. */
export interface PaymentRecord {
  readonly object: 'payment_intent';
  readonly id: string;
  readonly clientSecret: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly invoiceID: string;
  readonly methodID: string | undefined;
  readonly failure: Failure | undefined;
  readonly createdAt: Moment;
}

/** A card that is saved without a charge. */
export interface SetupRecord {
  readonly object: 'setup_intent';
  readonly id: string;
  readonly clientSecret: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly methodID: string;
  readonly failure: Failure | undefined;
  readonly metadata: Metadata;
  readonly createdAt: Moment;
}

export interface ChargeRecord {
  readonly object: 'charge';
  readonly id: string;
  readonly status: 'succeeded' | 'failed';
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly invoiceID: string;
  readonly paymentID: string;
  readonly methodID: string;
  readonly failure: Failure | undefined;
  readonly createdAt: Moment;
}

export interface RefundRecord {
  readonly object: 'refund';
  readonly id: string;
  readonly chargeID: string;
  readonly amount: number;
  readonly createdAt: Moment;
}

export interface DisputeRecord {
  readonly object: 'dispute';
  readonly id: string;
  readonly chargeID: string;
  readonly amount: number;
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly createdAt: Moment;
}
