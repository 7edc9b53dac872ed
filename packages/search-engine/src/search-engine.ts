import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { FacetName, searchSorts } from '@wbn/contract/search/facet-values.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

export type SearchKind = 'business' | 'product' | 'user';

/** What a document can be narrowed down by: of each facet any of the values; what a kind does not have filters nothing. */
export type SearchFilters = { readonly [Facet in FacetName]?: readonly string[] | undefined } & {
  /** A code such as `MA`. Of businesses only. */
  readonly businessType?: string | undefined;
};

/** How many hits have each value of a facet, without what is chosen of the facet itself. */
export interface FacetCounts {
  readonly facet: FacetName;
  readonly counts: ReadonlyMap<string, number>;
  /** There are more hits than were looked at. */
  readonly least: boolean;
}

/** How much a search finds of a type. */
export interface TypeCount {
  readonly type: SearchTypeCode;
  readonly count: number;
  /** There are more hits than were looked at. */
  readonly least: boolean;
}

export interface SearchQuery extends SearchFilters {
  kind: SearchKind;
  /** Free text in any script; empty finds everything that passes the filters, the most telling first. */
  text: string;
  /** True: what was typed and nothing else, neither corrected nor loosened. */
  exact?: boolean | undefined;
  /** Only these ids: few of many. */
  among?: readonly string[] | undefined;
  /** Instead of the best match first: the newest, or those of verified companies before all others. */
  sort?: SearchSort | undefined;
  /** Whether to count the values that the hits have of each facet. */
  facets?: boolean | undefined;
  /** Whether to count what the same search finds of every type. */
  tabs?: boolean | undefined;
  /** Whether to find what is promoted among the hits. */
  promoted?: boolean | undefined;
  skip: number;
  size: number;
}

export type SearchSort = (typeof searchSorts)[number];

export interface SearchHits {
  /** One page of ids, best first; ties by id, so that pages neither repeat nor lose a hit. */
  ids: string[];
  /** Of all pages. */
  total: number;
  /** There are more than `total`: counting stops at a bound. */
  atLeast?: true;
  /** Nothing has a word as it was typed; these hits have what it may have meant. Both are the whole text. */
  correction?: { typed: string; meant: string };
  /** No document has all the words; these have some of them. */
  loosened?: true;
  /** So few have all the words; they stand first, and after them what has some. */
  full?: number;
  /** What the text names besides words: the hits meet it, those in the category first. */
  recognised?: Recognised;
  /** What the hits were found by, for `explainMatch`; absent without text. */
  foundBy?: FoundBy;
  facets?: readonly FacetCounts[];
  tabs?: readonly TypeCount[];
  /** Ids of a few promoted hits, beside all that is in `ids` and in the total. */
  promoted?: readonly string[];
}

export interface Recognised {
  /** Id of an industry, category or sub-category. */
  readonly category?: string;
  readonly places?: readonly Place[];
  /** As `certificateSlug` spells them. */
  readonly certificates?: readonly string[];
}

export interface Place {
  readonly facet: 'countries' | 'worldRegions';
  readonly value: string;
}

/** Words as the index has them, and beginnings of words. */
export interface FoundBy {
  lexemes: readonly string[];
  beginnings: readonly string[];
}

/** Ids, best first. */
export interface Suggestions {
  /** All industries, categories and sub-categories with such a name in any language, or another word for it that begins so. */
  readonly categories: readonly string[];
  /** A handful. */
  readonly businesses: readonly string[];
  /** A handful. */
  readonly products: readonly string[];
}

/** Finding by words. What is inside may change; what it promises is tested in `search-engine.api.test.ts`. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchHits>;
  /** What a text that is being typed may become, for a reader of a language; nothing for too little text. */
  suggest(text: string, language: Language): Promise<Suggestions>;
  /**
   * Reads the rows of these ids, a few or a whole import, and makes them findable as they are now; ids without a row are removed.
   * What depends on them is written too.
   */
  index(
    kind: SearchKind,
    ids: readonly string[],
    trx?: Kysely<Database>,
    onProgress?: (done: number, all: number) => void,
  ): Promise<void>;
  remove(kind: SearchKind, ids: readonly string[], trx?: Kysely<Database>): Promise<void>;
}
