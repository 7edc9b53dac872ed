import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { staffReasonSchema } from './staff-reason.ts';

/** Why two companies cannot be merged now. */
export const mergeProblems = [
  'deleted',
  'hidden',
  'both-paid',
  'gone-paid',
  'claim',
  'payment',
  'verification',
  'hold',
  'report',
  'import',
  'removal',
] as const;

export type MergeProblem = (typeof mergeProblems)[number];

/** Days within which a merge can be undone. */
export const undoMergeDays = 30;

const companySchema = z.object({
  businessID: z.string(),
  name: z.string(),
  country: z.optional(z.string()),
  isPublic: z.boolean(),
});

const countsSchema = z.record(z.string(), z.number());

const previewSchema = z.object({
  kept: companySchema,
  gone: companySchema,
  problems: z.array(z.enum(mergeProblems)),
  /** How many of each thing move: products, people, followers... */
  moved: countsSchema,
  /** How many are there twice: those of the company that goes are hidden until the merge is undone. */
  left: countsSchema,
  /** Products for which the plan has no slot. */
  hiddenProducts: z.number(),
  /** What the company that goes loses. */
  behind: z.object({
    plan: membershipSchema,
    isVerified: z.boolean(),
    boosts: z.number(),
    supportMinutes: z.number(),
    /** Threads between the two. */
    threads: z.number(),
  }),
});

export type MergePreview = z.output<typeof previewSchema>;

const pairSchema = z.object({ keptID: idSchema, goneID: idSchema });

export const previewMerge = defineCall({
  name: 'preview-merge',
  access: 'staff',
  right: 'merge-companies',
  summary: 'What a merge of two companies would move, and what forbids it',
  method: 'POST',
  path: 'desk/merges/preview',
  body: pairSchema,
  data: previewSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict says what has to end before the companies can be merged. */
export const mergeCompanies = defineCall({
  name: 'merge-companies',
  access: 'staff',
  right: 'merge-companies',
  summary: 'Merges two companies that are one; can be undone within 30 days',
  method: 'POST',
  path: 'desk/merges',
  body: z.extend(pairSchema, { reason: staffReasonSchema }),
  data: z.object({ mergeID: z.string(), moved: countsSchema, hiddenProducts: z.number() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** Conflict for a merge that is undone or final, or that a later merge has to be undone before. */
export const undoMerge = defineCall({
  name: 'undo-merge',
  access: 'staff',
  right: 'merge-companies',
  summary: 'Undoes a merge',
  method: 'DELETE',
  path: 'desk/merges/{id}',
  params: idParams,
  body: z.object({ reason: staffReasonSchema }),
  data: z.object({ keptID: z.string(), goneID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
