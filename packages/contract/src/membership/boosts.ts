import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { paidLevels } from './membership-plans.ts';

/** Duration of a boost, in days. */
export const boostDays = 7;

const boostStates = ['running', 'paused', 'over'] as const;

/**
 * `paused`: the time runs on, but the company is not on a paid plan or the boosted item is not public. `resourceID`
 * is absent for a deleted product. Times in ISO 8601.
 */
const boostSchema = z.object({
  boostID: z.string(),
  resourceType: z.enum(['business', 'product']),
  resourceID: z.optional(z.string()),
  resourceName: z.string(),
  /** Name of the person who started it; absent when they have deleted their account. */
  startedBy: z.optional(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(boostStates),
});

/** A ledger entry; `amount` is added to the month's balance, negative for use. */
const boostEntrySchema = z.object({
  position: z.int(),
  kind: z.enum(['granted', 'given', 'spent', 'returned', 'lapsed']),
  /** As `2026-11`, in UTC. */
  month: z.string(),
  amount: z.int(),
  /** The plan that granted the boosts. */
  level: z.optional(z.enum(paidLevels)),
  /** Name of what was boosted. */
  resourceName: z.optional(z.string()),
  /** Why the boost was returned. */
  note: z.optional(z.string()),
  createdAt: z.string(),
});

export type Boost = z.output<typeof boostSchema>;
export type BoostEntry = z.output<typeof boostEntrySchema>;

/** Maximum entries and boosts in a reply, newest first. */
export const mostEntries = 100;

const boostsSchema = z.object({
  level: membershipSchema,
  /** Month of the balance, as `2026-11`, and when the rest lapses. */
  month: z.string(),
  lapsesAt: z.string(),
  granted: z.int(),
  left: z.int(),
  /** Newest first. */
  boosts: z.array(boostSchema),
  entries: z.array(boostEntrySchema),
});

export type Boosts = z.output<typeof boostsSchema>;

export const loadBoosts = defineCall({
  name: 'load-boosts',
  access: 'user',
  summary: 'Remaining boosts of the month, running boosts and the ledger; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/boosts',
  params: idParams,
  data: boostsSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * PlanLimitReached: none is left this month, or the plan includes none. Conflict: the item is boosted already, or is
 * not public. NotFound: the product belongs to another company.
 */
export const startBoost = defineCall({
  name: 'start-boost',
  access: 'user',
  idempotent: true,
  summary: `Uses a boost of the month: promotes the company or one of its products for ${boostDays} days; for its owner`,
  method: 'POST',
  path: 'business/{id}/boosts',
  params: idParams,
  /** The product to boost; absent: the company itself. */
  body: z.object({ productID: z.optional(idSchema) }),
  data: boostSchema,
  siblings: { left: z.int() },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound', 'Conflict'],
});
