import * as z from 'zod/mini';
import { searchTypeCodes } from '../catalog/business-type-codes.ts';
import { type FacetName, facetKinds } from './facet-values.ts';

const facetNames = Object.keys(facetKinds) as [FacetName, ...FacetName[]];

/** A facet value with the number of results that it leaves. */
export const facetValueSchema = z.object({
  value: z.string(),
  /** In the language of the reply. */
  text: z.string(),
  count: z.int(),
  chosen: z.boolean(),
});

/** `least`: there are more values than were counted. Chosen values are always included. */
export const facetSchema = z.object({
  name: z.enum(facetNames),
  values: z.array(facetValueSchema),
  least: z.boolean(),
});

export const tabSchema = z.object({ type: z.enum(searchTypeCodes), count: z.int(), least: z.boolean() });

/** Part of a text: from a character offset to another (exclusive), in UTF-16 units. */
const rangeSchema = z.tuple([z.int(), z.int()]);

/** Why a result matched when its name does not show it: an excerpt of one of its texts with the ranges to mark. */
export const matchSchema = z.object({ field: z.string(), text: z.string(), ranges: z.array(rangeSchema) });

/** Fields of a result besides its card. */
export const hitParts = {
  match: z.optional(matchSchema),
  /** Ranges to mark in its name. */
  nameRanges: z.optional(z.array(rangeSchema)),
};

/** An industry, category or sub-category; `counts`: its number of products (`PR`) and of companies per type. */
const foundCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  counts: z.record(z.string(), z.int()),
});

/** Kinds of conditions that a text can name. */
export const conditionKinds = [
  'role',
  'place',
  'destination',
  'verified',
  'certificate',
  'contractManufacturing',
  'price',
  'minimumOrder',
  'leadTime',
  'stock',
  'payment',
] as const;

/**
 * A condition named in the text: 'in Sweden'. `typed` are its words, `text` what they mean in the language of the
 * reply, `without` the whole text without them, which undoes the condition.
 */
const conditionSchema = z.object({
  kind: z.enum(conditionKinds),
  typed: z.string(),
  text: z.string(),
  without: z.string(),
  /** The filter with the same effect; absent where no filter has it. A role filters `businessType`. */
  filter: z.optional(
    z.object({ name: z.enum(['businessType', ...facetNames]), values: z.array(z.string()) }),
  ),
});

/**
 * Category and conditions recognised in the text. Full matches meet all conditions, and those of the category come
 * first.
 */
const recognisedSchema = z.object({
  category: z.optional(foundCategorySchema),
  /** In the order of the text. */
  conditions: z.optional(z.array(conditionSchema)),
  /** Conditions that the text may also mean and that do not apply: the country for 'turkey'. */
  offered: z.optional(z.array(conditionSchema)),
});

/** Fields of the three search replies besides results and total. */
export const searchReplyParts = {
  /** Counting stopped early; the total is a lower bound. */
  total_is_least: z.boolean(),
  facets: z.optional(z.array(facetSchema)),
  tabs: z.optional(z.array(tabSchema)),
  /**
   * Spelling correction: no result has the typed words, so these results match the corrected text. Both are the whole
   * text.
   */
  correction: z.optional(z.object({ typed: z.string(), meant: z.string() })),
  /** No result has all words; these have some. */
  loosened: z.optional(z.literal(true)),
  /** Number of results that have all words; they come first, the rest of the total has some words. */
  full_results: z.optional(z.int()),
  recognised: z.optional(recognisedSchema),
  /** No company of the requested type has all words; these are companies of all types. */
  all_types: z.optional(z.literal(true)),
  /**
   * When the results lack some typed words: how many products (in a search for companies) or companies (for products)
   * have all of them.
   */
  full_elsewhere: z.optional(tabSchema),
  /** When nothing is found, also within the recognised category: the nearest category with results. */
  nearest_category: z.optional(foundCategorySchema),
};

export type SearchMatch = z.output<typeof matchSchema>;
export type SearchFacet = z.output<typeof facetSchema>;
export type SearchFacetValue = z.output<typeof facetValueSchema>;
export type SearchTab = z.output<typeof tabSchema>;
export type SearchCondition = z.output<typeof conditionSchema>;
export type SearchRecognised = z.output<typeof recognisedSchema>;
export type SearchCorrection = NonNullable<z.output<typeof searchReplyParts.correction>>;
