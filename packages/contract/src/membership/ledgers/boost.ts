import * as z from 'zod/mini';
import { paidLevels } from '../membership-plans.ts';

/** For so many days a boost promotes a company or product. */
export const boostDays = 7;

export const boostStates = ['running', 'paused', 'over'] as const;

/**
 * `paused`: its time runs, but the company is not on a paid plan, or what it promotes is not public. `resourceID` is absent for a product
 * that is gone. Times in ISO 8601.
 */
export const boostSchema = z.object({
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
export const boostEntrySchema = z.object({
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
