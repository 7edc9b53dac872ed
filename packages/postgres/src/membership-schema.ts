import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  Level,
  NullableTimestamp,
  OptionalJson,
  PaidLevel,
  RequiredTimestamp,
  Timestamp,
} from './column-types.ts';

export interface StoredCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface StoredBilling {
  readonly name?: string;
  readonly email?: string;
  readonly address?: {
    readonly line1: string;
    readonly line2?: string;
    readonly city?: string;
    readonly state?: string;
    readonly postalCode?: string;
    readonly country: string;
  };
  readonly taxId?: { readonly type: string; readonly value: string };
}

/**
 * What a company is entitled to and why; a row is written with the first purchase or grant. What the provider says is copied here under
 * the row's lock, never the other way round; `business.subscription` is the higher of `granted_level` and `paid_level`.
 */
export interface MembershipTable {
  business_id: string;
  /** Without a subscription: standard, or what the operator gave. */
  granted_level: Generated<Level>;
  /** By the subscription, while it holds. */
  paid_level: PaidLevel | null;
  gateway: 'stripe' | 'test' | null;
  customer_id: string | null;
  /** The five of the newest subscription, also of one that has ended. */
  subscription_id: string | null;
  subscription_level: PaidLevel | null;
  subscription_status: 'incomplete' | 'active' | 'past-due' | 'ended' | null;
  period_start: NullableTimestamp;
  period_end: NullableTimestamp;
  cancel_at_period_end: Generated<boolean>;
  scheduled_level: PaidLevel | null;
  next_attempt_at: NullableTimestamp;
  card: OptionalJson<StoredCard>;
  billing: OptionalJson<StoredBilling>;
  version: Generated<number>;
  /** When the provider was last asked. */
  synced_at: NullableTimestamp;
  created_at: Timestamp;
}

/** What somebody asked the provider for. Its id is the key under which the provider does it once. */
export interface PlanChangeTable {
  id: string;
  business_id: string;
  /** Null when the person has deleted their account. */
  user_id: string | null;
  kind: 'subscribe' | 'raise' | 'schedule' | 'cancel' | 'resume' | 'card';
  level: PaidLevel | null;
  payment_method: string | null;
  /** `open`: not known yet; `waiting`: for the holder's bank. */
  state: 'open' | 'waiting' | 'done' | 'refused' | 'abandoned';
  client_secret: string | null;
  /** Why it was refused, in the provider's words. */
  problem: string | null;
  /** Until then a process may be asking the provider for it. */
  asked_until: Timestamp;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
}

/** What happened to a membership, in order; only ever added to. */
export interface MembershipEntryTable {
  id: string;
  business_id: string;
  /** What it follows from, once: `invoice:in_1:paid`. */
  source: string;
  kind:
    | 'bought'
    | 'renewed'
    | 'raised'
    | 'lowered'
    | 'scheduled'
    | 'cancelled'
    | 'resumed'
    | 'payment-failed'
    | 'refunded'
    | 'disputed'
    | 'dispute-won'
    | 'dispute-lost'
    | 'ended'
    | 'granted'
    | 'renewal-announced'
    | 'card-expiring';
  /** On which level the company was after it. */
  level: Level;
  /** In cents, of what it is about. */
  amount: number | null;
  invoice_id: string | null;
  /** When it happened at the provider. */
  happened_at: RequiredTimestamp;
  created_at: Timestamp;
}

/** An invoice as the provider last had it; amounts in cents. */
export interface MembershipInvoiceTable {
  id: string;
  business_id: string;
  number: string | null;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  level: PaidLevel | null;
  total: number;
  amount_paid: number;
  amount_refunded: number;
  currency: string;
  dispute: 'open' | 'won' | 'lost' | null;
  period_start: RequiredTimestamp;
  period_end: RequiredTimestamp;
  pdf_url: string | null;
  page_url: string | null;
  created_at: RequiredTimestamp;
}

/** A signed event of the provider, kept as it came; what it is about is asked again, so that order and doubles do not matter. */
export interface PaymentEventTable {
  /** The provider's. */
  id: string;
  gateway: 'stripe' | 'test';
  type: string;
  customer_id: string | null;
  payload: JSONColumnType<object, string, string>;
  /** When the provider made it. */
  happened_at: RequiredTimestamp;
  received_at: Timestamp;
  handled_at: NullableTimestamp;
  outcome: string | null;
}

/** What the nightly comparison found to differ, and mended. */
export interface PaymentDifferenceTable {
  id: string;
  business_id: string | null;
  customer_id: string | null;
  what: string;
  here: string;
  there: string;
  found_at: Timestamp;
}

/** A customer of the test gateway, as a whole; no money moves. */
export interface TestGatewayCustomerTable {
  id: string;
  business_id: string;
  state: ColumnType<object, string, string>;
  /** How far its clock is ahead: `pnpm test-gateway advance`. */
  ahead_days: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A test card that was typed and may become a customer's. */
export interface TestPaymentMethodTable {
  id: string;
  user_id: string;
  details: ColumnType<object, string, string>;
  created_at: Timestamp;
}

export interface MembershipDatabase {
  membership: MembershipTable;
  plan_change: PlanChangeTable;
  membership_entry: MembershipEntryTable;
  membership_invoice: MembershipInvoiceTable;
  payment_event: PaymentEventTable;
  payment_difference: PaymentDifferenceTable;
  test_gateway_customer: TestGatewayCustomerTable;
  test_payment_method: TestPaymentMethodTable;
}
