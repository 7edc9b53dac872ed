import type { CardProduct } from '@wbn/cards/product/business-product.ts';
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

/** What a search returns besides its results. */
export interface SearchFindings {
  readonly total: number;
  /** `total` is a lower bound. */
  readonly totalIsLeast: boolean;
  /** Facets with their values and counts. */
  readonly facets: readonly SearchFacet[];
  /** Number of results of the same search per type. */
  readonly tabs: readonly SearchTab[];
  /** Present when nothing matches the words as typed. */
  readonly correction?: SearchCorrection | undefined;
  /**
   * Number of results that match fully; they come first, partial matches follow. Absent when all results match equally.
   */
  readonly full?: number | undefined;
  /** Category and conditions recognised in the words. */
  readonly recognised?: SearchRecognised | undefined;
  /** Present when no company of the requested type matches all words and all types are shown. */
  readonly allTypes?: true | undefined;
  /** Products, or companies, that match all words when the results do not. */
  readonly elsewhere?: SearchTab | undefined;
  /** Nearest category with entries, when nothing is found or the recognised category is empty. */
  readonly nearestCategory?: SearchRecognised['category'];
}

/** Returns the number of full matches, which heading, tabs and facets count. */
export function countFull({ full, total, totalIsLeast }: SearchFindings): {
  readonly count: number;
  readonly least: boolean;
} {
  return { count: full ?? total, least: full === undefined && totalIsLeast };
}

/** Why a result matches, with the words to mark in its name. */
export interface HitMarks {
  readonly match?: SearchMatch | undefined;
  readonly nameRanges?: readonly (readonly [number, number])[] | undefined;
}

interface Hits<Mode extends SearchMode, Hit> extends SearchFindings {
  readonly mode: Mode;
  readonly results: readonly Hit[];
  /** Shown above the results and excluded from them. */
  readonly promoted?: readonly Hit[] | undefined;
  readonly failed?: false;
}

export type ProductHit = CardProduct & HitMarks;
export type UserHit = UserProfile & HitMarks;

/** A successful search, with or without results, in one of its three modes (SRCH-04). */
export type FoundOutcome =
  | Hits<'business', BusinessHit>
  | Hits<'product', ProductHit>
  | Hits<'user', UserHit>;

/** The outcome of a search: successful or failed. */
export type SearchOutcome = FoundOutcome | { readonly mode: SearchMode; readonly failed: true };
