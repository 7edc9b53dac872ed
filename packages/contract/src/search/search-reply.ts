import * as z from 'zod/mini';
import { searchTypeCodes } from '../catalog/business-type-codes.ts';
import { type FacetName, facetKinds } from './facet-values.ts';

const facetNames = Object.keys(facetKinds) as [FacetName, ...FacetName[]];

/** A value that results can be narrowed to: how many are left by it. */
export const facetValueSchema = z.object({
  value: z.string(),
  /** In the language of the reply. */
  text: z.string(),
  count: z.int(),
  chosen: z.boolean(),
});

/** `least`: there are more than were counted. What is chosen is always among the values. */
export const facetSchema = z.object({
  name: z.enum(facetNames),
  values: z.array(facetValueSchema),
  least: z.boolean(),
});

export const tabSchema = z.object({ type: z.enum(searchTypeCodes), count: z.int(), least: z.boolean() });

/** Part of a text: from a character on, up to before another (UTF-16). */
const rangeSchema = z.tuple([z.int(), z.int()]);

/** Why a result was found, where its name does not say it: a part of one of its texts with the words to mark. */
export const matchSchema = z.object({ field: z.string(), text: z.string(), ranges: z.array(rangeSchema) });

/** What a result has besides its card. */
export const hitParts = {
  match: z.optional(matchSchema),
  /** Words to mark in its name. */
  nameRanges: z.optional(z.array(rangeSchema)),
};

const valueTextSchema = { value: z.string(), /** In the language of the reply. */ text: z.string() };

/** An industry, a category or a sub-category; `counts`: how many products (`PR`) and companies of each type are in it. */
const foundCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  counts: z.record(z.string(), z.int()),
});

/** What the text names besides words; the results meet it, those of the category first. */
const recognisedSchema = z.object({
  category: z.optional(foundCategorySchema),
  certificates: z.optional(z.array(z.object(valueTextSchema))),
  places: z.optional(z.array(z.object({ facet: z.enum(['countries', 'worldRegions']), ...valueTextSchema }))),
});

/** What the three searches answer besides their results and the total. */
export const searchReplyParts = {
  /** The total was not counted to its end. */
  total_is_least: z.boolean(),
  facets: z.optional(z.array(facetSchema)),
  tabs: z.optional(z.array(tabSchema)),
  /** Nothing has a word as it was typed; these results have what it may have meant. Both are the whole text. */
  correction: z.optional(z.object({ typed: z.string(), meant: z.string() })),
  /** Nothing has all words; these results have some. */
  loosened: z.optional(z.literal(true)),
  /** So few results have all words; they stand first, and the rest of the total has some. */
  full_results: z.optional(z.int()),
  recognised: z.optional(recognisedSchema),
  /** No company of the type asked for has all words; these are companies of all types. */
  all_types: z.optional(z.literal(true)),
  /** The results do not have all words as typed: so many products have (of companies), so many companies (of products). */
  full_elsewhere: z.optional(tabSchema),
  /** Nothing is found, or nothing is in the category that is recognised: the nearest that has something. */
  nearest_category: z.optional(foundCategorySchema),
};

export type SearchMatch = z.output<typeof matchSchema>;
export type SearchFacet = z.output<typeof facetSchema>;
export type SearchFacetValue = z.output<typeof facetValueSchema>;
export type SearchTab = z.output<typeof tabSchema>;
export type SearchRecognised = z.output<typeof recognisedSchema>;
export type SearchCorrection = NonNullable<z.output<typeof searchReplyParts.correction>>;
