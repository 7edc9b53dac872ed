import type { MarkGroup } from './documents/filter-marks.ts';
import type { SearchKind, SearchSort } from './search-engine.ts';
import type { Alternative, SearchTerm } from './understand/parse-query.ts';

/** So many hits are ranked and counted; of more any that the index gives, and the total is 'at least'. */
export const mostHits = 2_000;

/** What a hit must have: all terms of one part. */
export type MatchParts = readonly (readonly SearchTerm[])[];

/** Documents of a kind that have the words and any mark of each group; without parts all that have the marks. */
export interface Match {
  readonly kind: SearchKind;
  readonly parts: MatchParts;
  readonly groups: readonly MarkGroup[];
  /** The words must be among those that rank a document: a mention in a long text is not enough. */
  readonly prominent?: boolean | undefined;
}

/** What a term adds to the rank: the best of its alternatives, each as its worth times what the word says in the document, from 0 to 1. */
export interface RankedTerm {
  /** All terms together make 1. */
  readonly share: number;
  readonly alternatives: readonly Alternative[];
}

export interface WantedHits extends Match {
  /** Only these ids. */
  readonly among?: readonly string[] | undefined;
  readonly sort?: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
  /** None: by quality, then the newest. */
  readonly terms: readonly RankedTerm[];
  /** A document whose whole name this is (as `companyNameKey` spells it) ranks 1 higher. */
  readonly wholeName: string;
  /** What a document with all its particulars ranks higher by. */
  readonly completeness: number;
  /** A document that has any of these marks ranks higher by their worth. */
  readonly preferred: { readonly marks: readonly string[]; readonly worth: number };
  /** Whether to count the marks of the hits. */
  readonly countsMarks: boolean;
}

export interface FoundHits {
  /** One page of ids, best first; ties by id. */
  readonly ids: readonly string[];
  /** Of all pages; at most `mostHits`, there may then be more. */
  readonly total: number;
  /** How often each mark stands in the hits that were looked at. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** Hits of which the marks are counted. */
export interface CountedSet {
  readonly name: string;
  readonly match: Match;
  /** Only marks that begin so. */
  readonly prefix: string;
}

/** How often a mark stands in the hits of a set; the mark `=` counts the hits themselves. */
export interface MarkCount {
  readonly name: string;
  readonly mark: string;
  readonly count: number;
}

/** How many hits there are of a kind and type of company; the type of other kinds is empty. */
export interface TypeRow {
  readonly kind: SearchKind;
  readonly type: string;
  readonly count: number;
}

/** What one engine does: it matches, ranks and counts documents. Everything that engines have in common is in `search/`. */
export interface SearchIndex {
  find(wanted: WantedHits): Promise<FoundHits>;
  /** At most `mostHits` hits of each set are looked at. */
  countMarks(sets: readonly CountedSet[]): Promise<readonly MarkCount[]>;
  /** At most `mostHits` of each are looked at. */
  countTypes(matches: readonly Match[]): Promise<readonly TypeRow[]>;
  /** How many documents each matches, up to a bound. */
  countMatches(matches: readonly Match[], most: number): Promise<readonly number[]>;
}
