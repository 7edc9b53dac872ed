import type { TestCard } from '@wbn/contract/membership/test-cards.ts';

/** Milliseconds since 1970. */
export type Moment = number;

/** A price that is charged each year; `amount` in cents. */
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

/** Who pays, as it stands on invoices. */
export interface Billing {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: Address | undefined;
  readonly taxId?: { readonly type: string; readonly value: string } | undefined;
}

export type Metadata = Readonly<Record<string, string>>;

/** Why a charge, or a card, was refused; the codes are Stripe's. */
export interface Failure {
  readonly code: string;
  /** Given by the bank, with the code `card_declined`. */
  readonly declineCode?: string | undefined;
  /** For the holder of the card. */
  readonly message: string;
}

/** A card that was typed; before it is attached to a customer it stands in no state. */
export interface CardMethod extends Pick<TestCard, 'brand' | 'behaviour'> {
  readonly object: 'payment_method';
  readonly id: string;
  /** Of the refusal. */
  readonly code?: TestCard['code'] | undefined;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: Billing;
  readonly createdAt: Moment;
}

export interface AttachedMethod extends CardMethod {
  /** The holder's bank was asked and agreed that it is charged while they are away. */
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
  /** Its years begin on this day; a 29 February is kept for leap years. */
  readonly anchor: Moment;
  /** Years that are over. */
  readonly yearsDone: number;
  readonly periodStart: Moment;
  readonly periodEnd: Moment;
  readonly cancelAtPeriodEnd: boolean;
  /** What it becomes when the period ends. */
  readonly scheduledPlan: Plan | undefined;
  /** What it becomes when an invoice is paid. */
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
  /** In cents; less than 0 for what gives money back. */
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
  /** As it was when the invoice was made. */
  readonly billing: Billing;
  readonly paymentID: string;
  readonly attemptCount: number;
  readonly nextAttemptAt: Moment | undefined;
  readonly createdAt: Moment;
  readonly paidAt: Moment | undefined;
}

/** What a bank may be asked about: the payment of an invoice. */
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

/** A card that is kept without being charged. */
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
