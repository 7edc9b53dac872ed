import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';

/** For so many days a boost promotes a company or product. */
export const boostDays = 7;

const boostStates = ['running', 'paused', 'over'] as const;

/**
 * `paused`: its time runs, but the company is not on a paid plan, or what it promotes is not public. `resourceID` is absent for a product
 * that is gone. Times in ISO 8601.
 */
const boostSchema = z.object({
  boostID: z.string(),
  resourceType: z.enum(['business', 'product']),
  resourceID: z.optional(z.string()),
  resourceName: z.string(),
  /** Name of who began it; absent when they have deleted their account. */
  startedBy: z.optional(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(boostStates),
});

/** One line of the ledger; `amount` is what it adds to the month, or takes. */
const boostEntrySchema = z.object({
  position: z.int(),
  kind: z.enum(['granted', 'spent', 'returned', 'lapsed']),
  /** As `2026-11`, in UTC. */
  month: z.string(),
  amount: z.int(),
  /** The plan that granted it. */
  level: z.optional(z.enum(paidLevels)),
  /** What was promoted. */
  resourceName: z.optional(z.string()),
  /** Why it was returned. */
  note: z.optional(z.string()),
  createdAt: z.string(),
});

export type Boost = z.output<typeof boostSchema>;
export type BoostEntry = z.output<typeof boostEntrySchema>;

/** Entries and boosts that a reply holds, the newest. */
export const mostEntries = 100;

const boostsSchema = z.object({
  level: membershipSchema,
  /** The month of the balance, as `2026-11`, and when what is left of it lapses. */
  month: z.string(),
  lapsesAt: z.string(),
  granted: z.int(),
  left: z.int(),
  /** The newest first. */
  boosts: z.array(boostSchema),
  entries: z.array(boostEntrySchema),
});

export type Boosts = z.output<typeof boostsSchema>;

export const loadBoosts = defineCall({
  name: 'load-boosts',
  access: 'user',
  summary:
    'What is left of the boosts of the month, what they promote, and the ledger; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/boosts',
  params: idParams,
  data: boostsSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * PlanLimitReached: none is left this month, or the plan has none. Conflict: what is to be promoted already is, or buyers do not see it.
 * NotFound: the product is not the company's.
 */
export const startBoost = defineCall({
  name: 'start-boost',
  access: 'user',
  idempotent: true,
  summary: `Spends a boost of the month: the company or one of its products is promoted for ${boostDays} days; for its owner`,
  method: 'POST',
  path: 'business/{id}/boosts',
  params: idParams,
  /** The product to promote; the company itself without it. */
  body: z.object({ productID: z.optional(idSchema) }),
  data: boostSchema,
  siblings: { left: z.int() },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound', 'Conflict'],
});
