import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** Components of a company's quality with their maximum points, which add up to 100. */
export const qualityParts = { verified: 30, complete: 30, alive: 20, answers: 10, level: 10 } as const;

export type QualityPart = keyof typeof qualityParts;

/** Items of a complete company page, by points. */
export const completenessItems = [
  'products',
  'logo',
  'shortDescription',
  'generalDescription',
  'contact',
  'categories',
  'trade',
  'terms',
  'employees',
  'cover',
  'factory',
  'certificates',
  'revenue',
  'year',
  'address',
  'video',
] as const;

export type CompletenessItem = (typeof completenessItems)[number];

/**
 * Ways to raise the quality: verification, more products, timely answers, updating old content, a larger plan, or
 * missing items of the page.
 */
export const qualityLifts = [
  'verification',
  'moreProducts',
  'answers',
  'news',
  'plan',
  ...completenessItems,
] as const;

export type QualityLift = (typeof qualityLifts)[number];

/** The score that orders companies and products in searches without text; `lifts` is sorted by points. */
const businessQualitySchema = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  parts: z.array(
    z.object({
      name: z.enum(['verified', 'complete', 'alive', 'answers', 'level']),
      points: z.int(),
      most: z.int(),
    }),
  ),
  lifts: z.array(z.object({ name: z.enum(qualityLifts), points: z.int() })),
});

export type BusinessQualityReply = z.output<typeof businessQualitySchema>;

export const loadBusinessQuality = defineCall({
  name: 'load-business-quality',
  access: 'user',
  summary:
    'Quality of a company, which orders searches without text, and what would raise it; for its business members',
  method: 'GET',
  path: 'business/{id}/quality',
  params: idParams,
  data: businessQualitySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
