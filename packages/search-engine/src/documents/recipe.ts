/** Fields of text, with different weights for ranking. */
export type TextField =
  | 'thing'
  | 'modifier'
  | 'purpose'
  | 'title'
  | 'model'
  | 'brand'
  | 'keyword'
  | 'category'
  | 'line'
  | 'value'
  | 'context';

interface FieldWeight {
  readonly weight: number;
  /** 0: length does not matter; 1: a word in a text twice the usual length counts half. */
  readonly lengthNorm: number;
  /** Usual number of words in this field. */
  readonly usualLength: number;
}

/** Parameters of ranking. Each part can be switched off to measure its effect (`pnpm bench relevance`). */
export interface Recipe {
  readonly fields: Readonly<Record<TextField, FieldWeight>>;
  /** Weights that differ for companies: their categories and those of their products describe what they trade in. */
  readonly fieldsOfCompanies: Readonly<Partial<Record<TextField, FieldWeight>>>;
  /** Sum at which half of the greatest impact is reached: the higher, the more each further mention adds. */
  readonly saturation: number;
  /** Number of words with the highest impact that rank a row; the others only match. */
  readonly rankingWords: number;
  /** Precision of stored impacts: maximum number of positions (`impact-level.ts`). */
  readonly positions: number;
  /** Exponent of a word's rarity; 0 makes all words equal. */
  readonly rarity: number;
  /** Weight of the last word of a query relative to 1 for the others: in most names it is the thing itself. */
  readonly lastWord: number;
  /** Bonus of a row with all details, relative to at most 1 for its words. */
  readonly completeness: number;
  /** Weight of a synonym relative to 1 for the word itself. */
  readonly synonymWeight: number;
  /** Bonus for being in the category that the query names, relative to at most 1 for the words. */
  readonly categoryBonus: number;
  /** Whether to distinguish the thing itself from modifiers and purposes. */
  readonly weighsNameRoles: boolean;
  /** Whether to match synonyms. */
  readonly knowsSynonyms: boolean;
  /** Whether to match model numbers and measures in any spelling. */
  readonly joinsSpellings: boolean;
  readonly correctsTypos: boolean;
  /** Whether to prefer the likeliest typo over the commonest word. */
  readonly weighsTypos: boolean;
  /** Whether to treat places and certificates as conditions, and to rank the category named by the query first. */
  readonly recognises: boolean;
  /** Whether to return partial matches when no document has all words. */
  readonly allowsPartialMatches: boolean;
}

/** Fitted to judged searches and rounded; see docs/decisions/0020-rank-search-by-term-weights-stored-with-documents.md. */
export const defaultRecipe: Recipe = {
  fields: {
    thing: { weight: 8, lengthNorm: 0.1, usualLength: 12 },
    modifier: { weight: 5, lengthNorm: 0.1, usualLength: 12 },
    purpose: { weight: 3, lengthNorm: 0.1, usualLength: 12 },
    title: { weight: 8, lengthNorm: 0.3, usualLength: 4 },
    model: { weight: 3.5, lengthNorm: 0.5, usualLength: 6 },
    brand: { weight: 1.5, lengthNorm: 0.8, usualLength: 1.3 },
    keyword: { weight: 0.8, lengthNorm: 0.5, usualLength: 2.3 },
    category: { weight: 0.8, lengthNorm: 0.2, usualLength: 28 },
    line: { weight: 3, lengthNorm: 1, usualLength: 12 },
    value: { weight: 3.2, lengthNorm: 0.2, usualLength: 18 },
    context: { weight: 0.6, lengthNorm: 0, usualLength: 12 },
  },
  fieldsOfCompanies: {
    thing: { weight: 3.2, lengthNorm: 0.1, usualLength: 12 },
    modifier: { weight: 2, lengthNorm: 0.1, usualLength: 12 },
    purpose: { weight: 1, lengthNorm: 0.1, usualLength: 12 },
    keyword: { weight: 4, lengthNorm: 0.5, usualLength: 2.3 },
    category: { weight: 3, lengthNorm: 0.2, usualLength: 28 },
  },
  saturation: 5,
  rankingWords: 200,
  positions: 4,
  rarity: 0.5,
  lastWord: 1.3,
  completeness: 0.1,
  synonymWeight: 0.25,
  categoryBonus: 0.5,
  weighsNameRoles: true,
  knowsSynonyms: true,
  joinsSpellings: true,
  correctsTypos: true,
  weighsTypos: true,
  recognises: true,
  allowsPartialMatches: true,
};
