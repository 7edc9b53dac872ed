import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { isMailAddress, normalizeMailAddress } from '../shared/mail-address.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';
import { readTaxId, taxIdTypes } from './tax-id.ts';

/** An id given by the payment provider: of a payment method, subscription or invoice. */
export const providerIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_]{3,255}$/, 'must be an id of the payment provider'));

/** ISO 3166-1 alpha-2. */
const countryCodeSchema = z
  .string()
  .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as AU'));

const line = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `must have at most ${limit} characters`));

export const billingAddressSchema = z.object({
  line1: line(200).check(z.minLength(1, 'must not be empty')),
  line2: z.optional(line(200)),
  city: z.optional(line(120)),
  state: z.optional(line(120)),
  postalCode: z.optional(line(20)),
  country: countryCodeSchema,
});

/** A tax id as the payment provider stores it. */
const storedTaxIdSchema = z.object({ type: z.enum(taxIdTypes), value: z.string() });

/** A tax id in the request: checked against the format of its country and rewritten to that spelling. */
export const taxIdSchema = z.object({ type: z.enum(taxIdTypes), value: line(40) }).check(
  z.overwrite(({ type, value }) => ({ type, value: readTaxId(type, value) ?? value })),
  z.refine(({ type, value }) => readTaxId(type, value) !== undefined, {
    path: ['value'],
    error: 'must have the form of its country, such as IT12345678901 or 12-3456789',
  }),
);

/** The payer's e-mail address; must not be empty. */
export const billingEmailSchema = z
  .string()
  .check(z.overwrite(normalizeMailAddress), z.refine(isMailAddress, 'must be an e-mail address'));

/** The payer, as printed on invoices (MEM-04). */
export const billingDetailsSchema = z.object({
  name: line(120).check(z.minLength(1, 'must not be empty')),
  email: billingEmailSchema,
  address: billingAddressSchema,
  taxId: z.optional(taxIdSchema),
});

/** The payer's details stored by the payment provider. */
export const storedBillingSchema = z.partial(
  z.extend(billingDetailsSchema, { email: z.string(), taxId: z.optional(storedTaxIdSchema) }),
);

export const cardSchema = z.object({
  /** As the provider spells it: visa, mastercard. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});

/**
 * Result of a payment. `requires-action`: the bank requires authentication of the cardholder; the browser performs it
 * with `clientSecret` and then calls `confirm-payment`. A refused payment is the error PaymentRefused.
 */
export const paymentOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), level: membershipSchema }),
  z.object({ outcome: z.literal('requires-action'), changeID: idSchema, clientSecret: z.string() }),
]);

export const paidLevelSchema = z.enum(paidLevels);

export const subscriptionStatuses = ['incomplete', 'active', 'past-due', 'ended'] as const;

/** A yearly subscription as its owner sees it; times in ISO 8601. */
export const subscriptionSchema = z.object({
  level: paidLevelSchema,
  /** `past-due`: the last payment failed; it is retried until `nextAttemptAt` is absent. */
  status: z.enum(subscriptionStatuses),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Whether it ends with the period. */
  cancelAtPeriodEnd: z.boolean(),
  /** The lower plan that follows the period, if any. */
  scheduledLevel: z.optional(paidLevelSchema),
  nextAttemptAt: z.optional(z.string()),
});

export const invoiceSchema = z.object({
  invoiceID: z.string(),
  /** Printed invoice number; absent for a draft. */
  number: z.optional(z.string()),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** In cents, like the next two. */
  total: z.int(),
  amountPaid: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  level: z.optional(paidLevelSchema),
  createdAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  isDisputed: z.boolean(),
  /** Addresses of the invoice as a PDF and as a page; absent until it is finalized. */
  pdfUrl: z.optional(z.string()),
  pageUrl: z.optional(z.string()),
});

export type BillingDetails = z.output<typeof billingDetailsSchema>;
export type TaxId = z.output<typeof taxIdSchema>;
export type Card = z.output<typeof cardSchema>;
export type PaymentOutcome = z.output<typeof paymentOutcomeSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type Invoice = z.output<typeof invoiceSchema>;
