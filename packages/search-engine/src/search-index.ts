import type { MarkGroup } from './documents/filter-marks.ts';
import type { SearchKind, SearchSort } from './search-engine.ts';
import type { Alternative, SearchTerm } from './understand/parse-query.ts';

/** Hits ranked and counted at most; with more, the total is 'at least'. */
export const mostHits = 2_000;

/** A hit must have all terms of one part. */
export type MatchParts = readonly (readonly SearchTerm[])[];

/** Documents of a kind with the terms and a mark of each group; without parts only the marks are required. */
export interface Match {
  readonly kind: SearchKind;
  readonly parts: MatchParts;
  readonly groups: readonly MarkGroup[];
  /** Whether the terms must be among the ranking words: a mention in a long text is not enough. */
  readonly prominent?: boolean | undefined;
}

/** Contribution of a term to the rank: its best alternative, by weight times impact in the document (0 to 1). */
export interface RankedTerm {
  /** All shares add up to 1. */
  readonly share: number;
  readonly alternatives: readonly Alternative[];
}

/** A bonus, or a malus, of documents with any of these marks. */
export interface Preferred {
  readonly marks: readonly string[];
  readonly weight: number;
}

export interface WantedHits extends Match {
  /** Only these ids. */
  readonly among?: readonly string[] | undefined;
  readonly sort?: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
  /** Without terms: by quality, then newest. */
  readonly terms: readonly RankedTerm[];
  /** A document with this whole name (in the spelling of `companyNameKey`) ranks 1 higher. */
  readonly wholeName: string;
  /** Bonus of a document with all details. */
  readonly completeness: number;
  readonly preferred: readonly Preferred[];
  /** Whether to count the marks of the hits. */
  readonly countsMarks: boolean;
}

/** What is wanted of hits that are only listed. */
export const unranked = {
  terms: [],
  wholeName: '',
  completeness: 0,
  preferred: [],
  countsMarks: false,
  skip: 0,
};

export interface FoundHits {
  /** A page of ids, best first; ties are sorted by id. */
  readonly ids: readonly string[];
  /** Number of hits on all pages, at most `mostHits`; there may then be more. */
  readonly total: number;
  /** Counts of marks in the examined hits. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** Hits whose marks are counted. */
export interface CountedSet {
  readonly name: string;
  readonly match: Match;
  /** Only marks with this prefix. */
  readonly prefix: string;
}

/** Number of hits of a set with a mark; the mark `=` counts the hits. */
export interface MarkCount {
  readonly name: string;
  readonly mark: string;
  readonly count: number;
}

/** Number of hits by kind and business type; the type is empty for other kinds. */
export interface TypeRow {
  readonly kind: SearchKind;
  readonly type: string;
  readonly count: number;
}

/** What an engine implements: matching, ranking and counting. `search/` has what all engines share. */
export interface SearchIndex {
  find(wanted: WantedHits): Promise<FoundHits>;
  /** Examines at most `mostHits` hits of each set. */
  countMarks(sets: readonly CountedSet[]): Promise<readonly MarkCount[]>;
  /** Examines at most `mostHits` hits of each. */
  countTypes(matches: readonly Match[]): Promise<readonly TypeRow[]>;
  /** Counts the documents that match each, up to a limit. */
  countMatches(matches: readonly Match[], most: number): Promise<readonly number[]>;
}
