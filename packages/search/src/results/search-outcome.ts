import type { ProductCard } from '@wbn/contract/business/product.ts';
import type {
  SearchCorrection,
  SearchFacet,
  SearchMatch,
  SearchRecognised,
  SearchTab,
} from '@wbn/contract/search/search-reply.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import type { SearchMode } from '../search-type.ts';
import type { BusinessHit } from './search.query.ts';

/** What a search says besides its results and their number. */
export interface SearchFindings {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsLeast: boolean;
  /** What the results can be narrowed by. */
  readonly facets: readonly SearchFacet[];
  /** How much the same search finds of each kind. */
  readonly tabs: readonly SearchTab[];
  /** Nothing has the words as typed. */
  readonly correction?: SearchCorrection | undefined;
  /** Nothing has all the words. */
  readonly loosened?: true | undefined;
  /** So few results have all the words: they stand first, the others have some. Absent where all results are alike. */
  readonly full?: number | undefined;
  /** What the words name. */
  readonly recognised?: SearchRecognised | undefined;
  /** Of companies: none of the type asked for has all words, these are of all types. */
  readonly allTypes?: true | undefined;
  /** The results do not have all words as typed: so many products, or companies, have. */
  readonly elsewhere?: SearchTab | undefined;
  /** Nothing is found, or nothing is in the category that is recognised: the nearest that has something. */
  readonly nearestCategory?: SearchRecognised['category'];
}

/** Why a result was found, and the words to mark in its name. */
export interface HitMarks {
  readonly match?: SearchMatch | undefined;
  readonly nameRanges?: readonly (readonly [number, number])[] | undefined;
}

interface Hits<Mode extends SearchMode, Hit> extends SearchFindings {
  readonly mode: Mode;
  readonly results: readonly Hit[];
  /** Shown above the results, and not again among them. */
  readonly promoted?: readonly Hit[] | undefined;
  readonly failed?: false;
}

export type ProductHit = ProductCard & HitMarks;
export type UserHit = UserProfile & HitMarks;

/** A search that found something or nothing, in one of its three modes (SRCH-04). */
export type FoundOutcome =
  | Hits<'business', BusinessHit>
  | Hits<'product', ProductHit>
  | Hits<'user', UserHit>;

/** What came of a search. */
export type SearchOutcome = FoundOutcome | { readonly mode: SearchMode; readonly failed: true };
