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

/** Lists of what a customer has, oldest first. */
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

/** One customer at a card processor, as JSON keeps it. */
export interface CustomerState extends Records {
  readonly customer: CustomerRecord;
  /** Secret: what ids are made of, so that nobody guesses them. */
  readonly seed: string;
  /** Ids that were given. */
  readonly idCount: number;
  /** All that was due until then has been done. */
  readonly clock: Moment;
  /** What was answered under an idempotency key, and to what. */
  readonly answers: Readonly<Record<string, { readonly asked: string; readonly result: Result }>>;
}

/** Any record that an event is about, as it was then. */
export type AnyRecord = CustomerRecord | Records[keyof Records][number];

/** With Stripe's names, such as `invoice.paid`. */
export interface ModelEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Moment;
  readonly record: AnyRecord;
}

/** What a command, or time, has come to. */
export interface Change {
  readonly state: CustomerState;
  readonly events: readonly ModelEvent[];
}
