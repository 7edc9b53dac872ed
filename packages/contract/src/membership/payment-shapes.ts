import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { isMailAddress, tidyMailAddress } from '../shared/mail-address.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';
import { readTaxId, taxIdTypes } from './tax-id.ts';

/** An id that the payment provider gave: of a way to pay, a subscription, an invoice. */
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

/** A tax id as the payment provider keeps it. */
const keptTaxIdSchema = z.object({ type: z.enum(taxIdTypes), value: z.string() });

/** One that is given: in the form of its country, and written as there. */
export const taxIdSchema = z.object({ type: z.enum(taxIdTypes), value: line(40) }).check(
  z.overwrite(({ type, value }) => ({ type, value: readTaxId(type, value) ?? value })),
  z.refine(({ type, value }) => readTaxId(type, value) !== undefined, {
    path: ['value'],
    error: 'must have the form of its country, such as IT12345678901 or 12-3456789',
  }),
);

/** '' is no address of whoever pays. */
export const billingEmailSchema = z
  .string()
  .check(z.overwrite(tidyMailAddress), z.refine(isMailAddress, 'must be an e-mail address'));

/** Who pays, as it stands on invoices (MEM-04). */
export const billingDetailsSchema = z.object({
  name: line(120).check(z.minLength(1, 'must not be empty')),
  email: billingEmailSchema,
  address: billingAddressSchema,
  taxId: z.optional(taxIdSchema),
});

/** What is known of who pays, as the payment provider keeps it. */
export const keptBillingSchema = z.partial(
  z.extend(billingDetailsSchema, { email: z.string(), taxId: z.optional(keptTaxIdSchema) }),
);

export const cardSchema = z.object({
  /** As the provider writes it: visa, mastercard. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});

/**
 * What paying came to. `requires-action`: the holder's bank wants to know that it is them; the browser asks with `clientSecret` and calls `confirm-payment`
 * afterwards. What the bank refuses is the error PaymentRefused.
 */
export const paymentOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), level: membershipSchema }),
  z.object({ outcome: z.literal('requires-action'), changeID: idSchema, clientSecret: z.string() }),
]);

export const paidLevelSchema = z.enum(paidLevels);

export const subscriptionStatuses = ['incomplete', 'active', 'past-due', 'ended'] as const;

/** A yearly subscription as its owner sees it; moments in ISO 8601. */
export const subscriptionSchema = z.object({
  level: paidLevelSchema,
  /** `past-due`: the last payment failed, and is tried again until `nextAttemptAt` is absent. */
  status: z.enum(subscriptionStatuses),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** It ends with the period. */
  cancelAtPeriodEnd: z.boolean(),
  /** What follows the period, where it is lower. */
  scheduledLevel: z.optional(paidLevelSchema),
  nextAttemptAt: z.optional(z.string()),
});

export const invoiceSchema = z.object({
  invoiceID: z.string(),
  /** As it stands on it; a draft has none. */
  number: z.optional(z.string()),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** In cents, as the next two. */
  total: z.int(),
  amountPaid: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  level: z.optional(paidLevelSchema),
  createdAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  isDisputed: z.boolean(),
  /** Addresses of the invoice as a PDF and as a page; absent until it is finished. */
  pdfUrl: z.optional(z.string()),
  pageUrl: z.optional(z.string()),
});

export type BillingDetails = z.output<typeof billingDetailsSchema>;
export type TaxId = z.output<typeof taxIdSchema>;
export type Card = z.output<typeof cardSchema>;
export type PaymentOutcome = z.output<typeof paymentOutcomeSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type Invoice = z.output<typeof invoiceSchema>;
