import * as z from 'zod/mini';

const text = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(most, `must be ${most} characters or fewer`),
    );

const quantity = z
  .number()
  .check(z.positive('must be more than 0'), z.maximum(1e12, 'must be 1,000,000,000,000 or less'));

/** A supplier's offer, sent with a message; offers of a round are compared side by side. */
export const offerSchema = z.object({
  /** Price of one unit, in the smallest unit of the currency (ISO 4217). */
  price: z.optional(
    z.object({
      amount: z
        .int()
        .check(z.nonnegative('must be 0 or more'), z.maximum(1e12, 'must be 1,000,000,000,000 or less')),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code of three letters')),
      unit: z.optional(text(40)),
    }),
  ),
  minimumOrder: z.optional(z.object({ quantity, unit: z.optional(text(40)) })),
  leadTimeDays: z.optional(
    z.int().check(z.nonnegative('must be 0 or more'), z.maximum(3650, 'must be 3,650 or less')),
  ),
  /** Incoterms 2020. */
  deliveryTerm: z.optional(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a delivery term of three letters')),
  ),
  /** ISO date; the last day on which the offer stands. */
  validUntil: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
  terms: z.optional(text(500)),
});

export type Offer = z.output<typeof offerSchema>;
