import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** Maximum length of an objection, in characters. */
export const objectionLength = 1_000;

/** Months after a decision in which whoever is concerned can object to it. */
export const objectionMonths = 6;

export const objectionContentSchema = z.object({
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(objectionLength, `must be ${objectionLength.toLocaleString('en')} characters or fewer`),
    ),
});

/** What somebody has said against a decision, and what became of it. */
export const objectionSchema = z.object({
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Absent while the objection waits for an operator. */
  answeredAt: z.optional(z.iso.datetime()),
  /** `upheld`: the objection was right. */
  outcome: z.optional(z.enum(['upheld', 'confirmed'])),
  /** Words of staff. */
  answer: z.optional(z.string()),
});

export type Objection = z.output<typeof objectionSchema>;

/**
 * Decisions besides those of `removals.ts` that can be objected to: a report of one's own that was decided as nothing wrong; a refused claim
 * of one's own; a verification of a company that was refused or ended by staff, for its owners and admins; an inquiry of one's own that was
 * held and refused.
 */
export const objectableTypes = ['report', 'claim', 'verification', 'request'] as const;

export type ObjectableType = (typeof objectableTypes)[number];

const decisionParams = z.object({ type: z.enum(objectableTypes), id: idSchema });

const stateSchema = z.object({
  /** The last time at which the viewer can object; absent when they cannot (any more). */
  objectUntil: z.optional(z.iso.datetime()),
  objection: z.optional(objectionSchema),
});

export type ObjectionState = z.output<typeof stateSchema>;

/** NotFound for people whom the decision does not concern, and where nothing is decided. */
export const loadObjection = defineCall({
  name: 'load-objection',
  access: 'user',
  summary: 'Whether the viewer can object to a decision, and the objection to it',
  method: 'GET',
  path: 'social/objections/{type}/{id}',
  params: decisionParams,
  data: stateSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** Once per decision. Conflict when there is one already, or six months have passed. */
export const objectToDecision = defineCall({
  name: 'object-to-decision',
  access: 'user',
  summary: 'Tells the operators why a decision was wrong',
  method: 'POST',
  path: 'social/objections/{type}/{id}',
  params: decisionParams,
  body: objectionContentSchema,
  data: stateSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
