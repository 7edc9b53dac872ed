import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import {
  billingDetailsSchema,
  billingEmailSchema,
  cardSchema,
  invoiceSchema,
  keptBillingSchema,
  paidLevelSchema,
  paymentOutcomeSchema,
  providerIdSchema,
  subscriptionSchema,
  taxIdSchema,
} from './payment-shapes.ts';

/**
 * CALL-31, MEM-09, MEM-10. `gateway` says who takes the card: Stripe, the test gateway (which takes Stripe's test cards and no other), or nobody,
 * where the operator has set up no payment. `testMode`: no money moves.
 */
export const loadSubscriptionSetup = defineCall({
  name: 'load-subscription-setup',
  access: 'user',
  summary: 'How memberships are paid for here, and what they cost',
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
 * CALL-32. `paymentMethod` comes from the provider's form in the browser and carries the name and address that were typed. Conflict: the company has a
 * subscription already, or a payment of it is under way.
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

/** After the holder's bank was asked, whatever it said: what became of the payment. */
export const confirmPayment = defineCall({
  name: 'confirm-payment',
  access: 'user',
  summary: 'What became of a payment that the bank asked about; for the owner',
  method: 'POST',
  path: 'subscription/confirm',
  body: z.object({ businessID: idSchema, changeID: idSchema }),
  data: paymentOutcomeSchema,
  errors: ['ValidationError', 'PaymentRefused', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

const membershipStateSchema = z.object({
  /** What the company is on now. */
  level: membershipSchema,
  /** What it is on without a subscription: standard, or what the operator gave it. */
  grantedLevel: membershipSchema,
  /** Counts the changes; a page that shows an older one loads again. */
  version: z.int(),
  subscription: z.optional(subscriptionSchema),
  card: z.optional(cardSchema),
  billing: z.optional(keptBillingSchema),
  /** A payment that waits for the holder's bank. */
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

/** Newest first, 12 at a time, without what was called off before anything was paid; `nextID` asks for what is older, null at the end. */
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

/** Amounts in cents: what an upgrade charges now, for the rest of the period, and what the next year costs. */
export const previewPlanChange = defineCall({
  name: 'preview-plan-change',
  access: 'user',
  summary: 'What another plan would cost a company that has one; for its owner',
  method: 'GET',
  path: 'subscription/preview',
  query: z.object({ businessID: idSchema, planId: z.string().check(z.maxLength(100)) }),
  data: z.object({ dueNow: z.int(), renewal: z.int(), renewsAt: z.string(), currency: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/** A higher plan holds from now on and charges the difference; a lower paid one follows at the end of the period. The present plan takes a lower one that was to follow back. */
export const changePlan = defineCall({
  name: 'change-plan',
  access: 'user',
  idempotent: true,
  summary: "Puts a company's subscription on another plan; for its owner",
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

/** The plan stays until the period ends; until then `resume-subscription` takes it back. */
export const cancelSubscription = defineCall({
  name: 'cancel-subscription',
  access: 'user',
  idempotent: true,
  summary: "Ends a company's subscription with its period; for its owner",
  method: 'POST',
  path: 'subscription/cancel',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/** Until the period ends; afterwards there is nothing to resume (Conflict). */
export const resumeSubscription = defineCall({
  name: 'resume-subscription',
  access: 'user',
  idempotent: true,
  summary: 'Lets a subscription that was cancelled go on; for its owner',
  method: 'POST',
  path: 'subscription/resume',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});

/** The next payments come from this card; what is overdue is paid with it at once. */
export const changeCard = defineCall({
  name: 'change-card',
  access: 'user',
  idempotent: true,
  summary: "Takes another card for a company's subscription; for its owner",
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

/** On the invoices that follow; those that were sent stay as they are. */
export const changeBilling = defineCall({
  name: 'change-billing',
  access: 'user',
  summary: "Name, address and tax id on a company's invoices; for its owner",
  method: 'POST',
  path: 'subscription/billing',
  body: z.object({ businessID: idSchema, billing: billingDetailsSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
