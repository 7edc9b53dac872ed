import type { Result } from './model-commands.ts';
import type {
  AttachedMethod,
  ChargeRecord,
  CustomerRecord,
  DisputeRecord,
  InvoiceRecord,
  Moment,
  PaymentRecord,
  RefundRecord,
  SetupRecord,
  SubscriptionRecord,
} from './model-records.ts';

/** A customer's records, oldest first. */
export interface Records {
  readonly methods: readonly AttachedMethod[];
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly invoices: readonly InvoiceRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly setups: readonly SetupRecord[];
  readonly charges: readonly ChargeRecord[];
  readonly refunds: readonly RefundRecord[];
  readonly disputes: readonly DisputeRecord[];
}

/** The state of one customer, serialisable as JSON. */
export interface CustomerState extends Records {
  readonly customer: CustomerRecord;
  /** Secret seed of ids, so that they cannot be guessed. */
  readonly seed: string;
  /** Number of ids made so far. */
  readonly idCount: number;
  /** Everything due until this moment has been done. */
  readonly clock: Moment;
  /** Request and answer by idempotency key. */
  readonly answers: Readonly<Record<string, { readonly asked: string; readonly result: Result }>>;
}

/** A record as it was when an event about it was made. */
export type AnyRecord = CustomerRecord | Records[keyof Records][number];

/** An event with Stripe's name, for example `invoice.paid`. */
export interface ModelEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Moment;
  readonly record: AnyRecord;
}

/** The result of a command or of passing time. */
export interface Change {
  readonly state: CustomerState;
  readonly events: readonly ModelEvent[];
}
