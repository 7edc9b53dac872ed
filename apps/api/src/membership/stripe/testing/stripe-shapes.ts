import * as z from 'zod';

/** Zod shapes of the parts of Stripe's answers that the adapter reads, API version 2026-10-28.endive. */
const moment = z.int().min(1_000_000_000).max(9_999_999_999);
const nullableText = z.string().nullable();
const idOr = (shape: z.ZodType) => z.union([z.string(), shape]);

const address = z.object({
  ...{ line1: nullableText, line2: nullableText, city: nullableText, state: nullableText },
  ...{ postal_code: nullableText, country: nullableText },
});
const billing = { name: nullableText, email: nullableText, address: address.nullable() };
const price = z.object({
  ...{ id: z.string(), lookup_key: nullableText, unit_amount: z.int(), currency: z.string() },
  metadata: z.record(z.string(), z.string()),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }),
});
const failure = z.object({ code: z.string(), message: z.string(), decline_code: z.string().optional() });
const schedule = z.object({
  id: z.string(),
  current_phase: z.object({ start_date: moment, end_date: moment }).nullable(),
  phases: z.array(
    z.object({ start_date: moment, end_date: moment, items: z.array(z.object({ price: z.string() })) }),
  ),
});
const invoice = z.object({
  ...{ id: z.string(), number: nullableText, currency: z.string(), billing_reason: z.string() },
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  ...{ total: z.int(), amount_paid: z.int(), attempt_count: z.int() },
  ...{ created: moment, period_start: moment, period_end: moment, next_payment_attempt: moment.nullable() },
  status_transitions: z.object({ paid_at: moment.nullable() }),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.int(),
        period: z.object({ start: moment, end: moment }),
        pricing: z.object({ price_details: z.object({ price: z.string() }) }),
      }),
    ),
  }),
  payments: z
    .object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: z.string() }) })),
    })
    .optional(),
});

const shapes: Readonly<Record<string, z.ZodType>> = {
  customer: z.object({
    ...billing,
    id: z.string(),
    metadata: z.record(z.string(), z.string()),
    invoice_settings: z.object({ default_payment_method: idOr(z.object({ card: z.object({}) })).nullable() }),
  }),
  payment_method: z.object({
    billing_details: z.object(billing),
    card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  }),
  subscription: z.object({
    ...{ id: z.string(), created: moment, cancel_at_period_end: z.boolean() },
    status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
    ...{ cancel_at: moment.nullable(), ended_at: moment.nullable(), customer: z.string() },
    metadata: z.record(z.string(), z.string()),
    items: z.object({
      data: z.array(
        z.object({ id: z.string(), price, current_period_start: moment, current_period_end: moment }),
      ),
    }),
    latest_invoice: idOr(invoice).nullable(),
    schedule: idOr(schedule).nullable(),
    pending_update: z.object({ expires_at: moment }).nullable(),
  }),
  subscription_schedule: schedule,
  invoice,
  price,
  payment_intent: z.object({
    ...{ id: z.string(), status: z.string(), client_secret: z.string() },
    last_payment_error: failure.nullable(),
  }),
  setup_intent: z.object({
    ...{ id: z.string(), status: z.string(), client_secret: z.string(), payment_method: z.string() },
    last_setup_error: failure.nullable(),
  }),
  charge: z.object({
    ...{ id: z.string(), status: z.string(), amount_refunded: z.int(), created: moment },
    ...{ disputed: z.boolean(), payment_intent: z.string(), failure_message: nullableText },
  }),
  dispute: z.object({ status: z.enum(['needs_response', 'won', 'lost']), created: moment }),
};

/** Throws when an answer of the stand-in does not have Stripe's shape. */
export function checkShape(body: object): void {
  const { object, data, deleted } = body as {
    readonly object?: string;
    readonly data?: readonly object[];
    readonly deleted?: boolean;
  };
  if (deleted) return;
  if (object === 'list') for (const item of data ?? []) checkShape(item);
  else if (object !== undefined) shapes[object]?.parse(body);
}
