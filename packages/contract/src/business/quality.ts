import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** What makes up the quality of a company, each with the most points it can bring; together a hundred. */
export const qualityParts = { verified: 30, complete: 30, alive: 20, answers: 10, level: 10 } as const;

export type QualityPart = keyof typeof qualityParts;

/** What a complete page of a company has, by what it brings. */
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

/** What a company can do to stand higher: a check, more products, answers in time, a change of something old, a larger plan, or what its page lacks. */
export const qualityLifts = [
  'verification',
  'moreProducts',
  'answers',
  'news',
  'plan',
  ...completenessItems,
] as const;

export type QualityLift = (typeof qualityLifts)[number];

/** By which companies and products stand in order where nobody has typed a word; `lifts` by their points. */
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
  summary: 'Where a company stands where nobody has typed a word, and what would lift it; for its people',
  method: 'GET',
  path: 'business/{id}/quality',
  params: idParams,
  data: businessQualitySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
