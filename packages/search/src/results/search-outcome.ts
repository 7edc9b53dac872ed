import type { ProductCard } from '@wbn/contract/business/product.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import type { SearchMode } from '../search-type.ts';
import type { BusinessHit } from './search-businesses.query.ts';

interface Hits<Mode extends SearchMode, Hit> {
  readonly mode: Mode;
  readonly results: readonly Hit[];
  readonly total: number;
  readonly failed?: false;
}

/** A search that found something or nothing, in one of its three modes (SRCH-04). */
export type FoundOutcome =
  | Hits<'business', BusinessHit>
  | Hits<'product', ProductCard>
  | Hits<'user', UserProfile>;

/** What came of a search. */
export type SearchOutcome = FoundOutcome | { readonly mode: SearchMode; readonly failed: true };
