/** A place of a text that words are found in, told apart by how much they say there. */
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
  /** 0: its length does not matter; 1: a word in a text twice as long as usual says half as much. */
  readonly lengthNorm: number;
  /** Words that texts of this kind usually have. */
  readonly usualLength: number;
}

/** How hits are ranked. Each part can be left out, to measure what it adds (`pnpm bench relevance`). */
export interface Recipe {
  readonly fields: Readonly<Record<TextField, FieldWeight>>;
  /** Fields that say more of a company than of a product: its categories and those of its products are what it trades in. */
  readonly fieldsOfCompanies: Readonly<Partial<Record<TextField, FieldWeight>>>;
  /** What half of the greatest impact takes: the higher, the more each further mention still adds. */
  readonly saturation: number;
  /** The words of a row that rank it, those that say most; any other only find it. */
  readonly rankingWords: number;
  /** How finely it is kept what a word says: at most so many positions (`impact-level.ts`). */
  readonly positions: number;
  /** Exponent of a word's rarity: 0 makes all words equal. */
  readonly rarity: number;
  /** What the last word of a query counts for, beside 1 for each other: in most names it is the thing itself. */
  readonly lastWord: number;
  /** What a row with all its particulars is worth, beside at most 1 for its words. */
  readonly completeness: number;
  /** What another word for the same counts for, beside 1 for the word itself. */
  readonly otherWord: number;
  /** What it is worth to be in the category that the query names, beside at most 1 for its words. */
  readonly inCategory: number;
  /** Tells the thing itself from the words that only modify it, and from what it is for. */
  readonly tellsThings: boolean;
  /** Finds words that mean the same. */
  readonly knowsSynonyms: boolean;
  /** Finds model numbers and measures however they are spelt. */
  readonly joinsSpellings: boolean;
  readonly correctsTypos: boolean;
  /** Takes the likeliest slip, not only the commonest word, for what was meant. */
  readonly weighsSlips: boolean;
  /** Takes places and certificates for conditions, and puts what is in a category that the query names first. */
  readonly recognises: boolean;
  /** Where no document has all words: those that have most of them. */
  readonly loosens: boolean;
}

/** Fitted on judged searches, in round figures; see docs/decisions/0020-rank-search-by-term-weights-stored-with-documents.md. */
export const usualRecipe: Recipe = {
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
  otherWord: 0.25,
  inCategory: 0.5,
  tellsThings: true,
  knowsSynonyms: true,
  joinsSpellings: true,
  correctsTypos: true,
  weighsSlips: true,
  recognises: true,
  loosens: true,
};
