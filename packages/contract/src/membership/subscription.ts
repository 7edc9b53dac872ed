import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import {
  billingDetailsSchema,
  billingEmailSchema,
  cardSchema,
  invoiceSchema,
  paidLevelSchema,
  paymentOutcomeSchema,
  providerIdSchema,
  storedBillingSchema,
  subscriptionSchema,
  taxIdSchema,
} from './payment-shapes.ts';

/**
 * CALL-31, MEM-09, MEM-10. `gateway` is Stripe, the test gateway (which accepts only Stripe's test cards), or none
 * when the operator has set up no payments. `testMode`: no money is charged.
 */
export const loadSubscriptionSetup = defineCall({
  name: 'load-subscription-setup',
  access: 'user',
  summary: 'Payment gateway and prices of memberships',
  method: 'GET',
  path: 'subscription/setup',
  data: z.object({
    publicKey: z.string(),
    plans: z.array(z.object({ subscription: membershipSchema, price: z.int(), planId: z.string() })),
    currency: z.string(),
    gateway: z.enum(['stripe', 'test', 'none']),
    testMode: z.boolean(),
  }),
  errors: [],
});

/**
 * CALL-32. `paymentMethod` comes from the provider's form in the browser and includes the typed name and address.
 * Conflict: the company already has a subscription, or a payment is in progress.
 */
export const subscribe = defineCall({
  name: 'subscribe',
  access: 'user',
  idempotent: true,
  summary: "Buys a company's yearly membership; for its owner",
  method: 'POST',
  path: 'subscription/subscribe',
  body: z.object({
    paymentMethod: providerIdSchema,
    businessID: idSchema,
    planId: z.string().check(z.maxLength(100)),
    email: billingEmailSchema,
    taxId: z.optional(taxIdSchema),
  }),
  data: paymentOutcomeSchema,
  errors: [
    'ValidationError',
    'PaymentRefused',
    'Forbidden',
    'NotFound',
    'Conflict',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});

/** Called after the bank's authentication, whatever its result; replies with the state of the payment. */
export const confirmPayment = defineCall({
  name: 'confirm-payment',
  access: 'user',
  summary: "State of a payment after the bank's authentication; for the owner",
  method: 'POST',
  path: 'subscription/confirm',
  body: z.object({ businessID: idSchema, changeID: idSchema }),
  data: paymentOutcomeSchema,
  errors: ['ValidationError', 'PaymentRefused', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

const membershipStateSchema = z.object({
  /** The company's current level. */
  level: membershipSchema,
  /** The level without a subscription: standard, or what the operator granted. */
  grantedLevel: membershipSchema,
  /** Counts the changes; a page with an older version reloads. */
  version: z.int(),
  subscription: z.optional(subscriptionSchema),
  card: z.optional(cardSchema),
  billing: z.optional(storedBillingSchema),
  /** A payment that waits for the bank's authentication. */
  openPayment: z.optional(z.object({ changeID: idSchema, level: paidLevelSchema, clientSecret: z.string() })),
});

export type MembershipState = z.output<typeof membershipStateSchema>;

export const loadMembership = defineCall({
  name: 'load-membership',
  access: 'user',
  summary: "A company's membership: its subscription, card and address; for its owner",
  method: 'GET',
  path: 'business/{id}/membership',
  params: idParams,
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * Newest first, 12 per page, without invoices voided before any payment; `nextID` continues with older ones and is
 * null at the end.
 */
export const listInvoices = defineCall({
  name: 'list-invoices',
  access: 'user',
  summary: "A company's invoices; for its owner",
  method: 'GET',
  path: 'business/{id}/invoices',
  params: idParams,
  query: z.object({ nextID: z.optional(providerIdSchema) }),
  data: z.array(invoiceSchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Amounts in cents: what an upgrade charges now for the rest of the period, and the price of the next year. */
export const previewPlanChange = defineCall({
  name: 'preview-plan-change',
  access: 'user',
  summary: 'Cost of changing to another plan; for the owner',
  method: 'GET',
  path: 'subscription/preview',
  query: z.object({ businessID: idSchema, planId: z.string().check(z.maxLength(100)) }),
  data: z.object({ dueNow: z.int(), renewal: z.int(), renewsAt: z.string(), currency: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/**
 * A higher plan applies at once and charges the difference; a lower paid one follows at the end of the period.
 * Choosing the present plan cancels a scheduled change to a lower one.
 */
export const changePlan = defineCall({
  name: 'change-plan',
  access: 'user',
  idempotent: true,
  summary: "Changes the plan of a company's subscription; for its owner",
  method: 'POST',
  path: 'subscription/change',
  body: z.object({ businessID: idSchema, planId: z.string().check(z.maxLength(100)) }),
  data: paymentOutcomeSchema,
  errors: [
    'ValidationError',
    'PaymentRefused',
    'Forbidden',
    'NotFound',
    'Conflict',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});

/** The plan stays until the period ends; until then `resume-subscription` undoes the cancellation. */
export const cancelSubscription = defineCall({
  name: 'cancel-subscription',
  access: 'user',
  idempotent: true,
  summary: "Cancels a company's subscription at the end of its period; for its owner",
  method: 'POST',
  path: 'subscription/cancel',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/** Possible until the period ends; afterwards Conflict. */
export const resumeSubscription = defineCall({
  name: 'resume-subscription',
  access: 'user',
  idempotent: true,
  summary: 'Resumes a cancelled subscription; for its owner',
  method: 'POST',
  path: 'subscription/resume',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/** Future payments use this card; an overdue invoice is charged to it at once. */
export const changeCard = defineCall({
  name: 'change-card',
  access: 'user',
  idempotent: true,
  summary: "Changes the card of a company's subscription; for its owner",
  method: 'POST',
  path: 'subscription/card',
  body: z.object({ businessID: idSchema, paymentMethod: providerIdSchema }),
  data: paymentOutcomeSchema,
  errors: [
    'ValidationError',
    'PaymentRefused',
    'Forbidden',
    'NotFound',
    'Conflict',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});

/** Applies to future invoices; those already sent stay unchanged. */
export const changeBilling = defineCall({
  name: 'change-billing',
  access: 'user',
  summary: "Changes name, address and tax id on a company's invoices; for its owner",
  method: 'POST',
  path: 'subscription/billing',
  body: z.object({ businessID: idSchema, billing: billingDetailsSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
