import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { FacetName, searchSorts } from '@wbn/contract/search/facet-values.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Condition } from './understand/conditions/condition.ts';

export type SearchKind = 'business' | 'product' | 'user';

/** Filters: any value of each facet matches; facets that a kind does not have are ignored. */
export type SearchFilters = { readonly [Facet in FacetName]?: readonly string[] | undefined } & {
  /** A code such as `MA`; businesses only. */
  readonly businessType?: string | undefined;
};

/** Number of hits per value of a facet, without the current choice in this facet. */
export interface FacetCounts {
  readonly facet: FacetName;
  readonly counts: ReadonlyMap<string, number>;
  /** Whether there are more hits than were examined. */
  readonly least: boolean;
}

/** Number of hits of a type. */
export interface TypeCount {
  readonly type: SearchTypeCode;
  readonly count: number;
  /** Whether there are more hits than were examined. */
  readonly least: boolean;
}

export interface SearchQuery extends SearchFilters {
  kind: SearchKind;
  /** Free text in any script; empty: everything that passes the filters, best quality first. */
  text: string;
  /** Whether to search exactly what was typed, without corrections or partial matches. */
  exact?: boolean | undefined;
  /** Only these ids, which should be few. */
  among?: readonly string[] | undefined;
  /** Newest first, or verified companies first; absent: best match first. */
  sort?: SearchSort | undefined;
  /** Whether to count facet values of the hits. */
  facets?: boolean | undefined;
  /** Whether to count the hits of every type. */
  tabs?: boolean | undefined;
  /** Whether to find promoted documents among the hits. */
  promoted?: boolean | undefined;
  skip: number;
  size: number;
}

export type SearchSort = (typeof searchSorts)[number];

export interface SearchHits {
  /** A page of ids, best first; ties are sorted by id, so that pages neither repeat nor lose a hit. */
  ids: string[];
  /** Number of hits on all pages, partial matches included. */
  total: number;
  /** There are more than `total`: counting stops at a limit. */
  atLeast?: true;
  /** A word as typed matched nothing, so hits match the corrected text. Both are the whole text. */
  correction?: { typed: string; meant: string };
  /** No document is a full match; the hits have some of the words or meet some of the conditions. */
  loosened?: true;
  /** Number of full matches, when partial matches follow them. Facets and tabs count full matches only. */
  full?: number;
  /** What was recognised in the text: hits meet it, those in the category first. */
  recognised?: Recognised;
  /** Lexemes that matched, for `explainMatch`; absent without text. */
  foundBy?: FoundBy;
  facets?: readonly FacetCounts[];
  tabs?: readonly TypeCount[];
  /** Ids of a few promoted hits, which are also in `ids` and the total. */
  promoted?: readonly string[];
}

export interface Recognised {
  /** Id of an industry, category or sub-category. */
  readonly category?: string;
  /** Full matches meet them. */
  readonly conditions?: readonly Condition[];
  /** What words may also mean: the country for 'turkey'. */
  readonly offered?: readonly Condition[];
}

/** Lexemes as in the index, and prefixes of words. */
export interface FoundBy {
  lexemes: readonly string[];
  prefixes: readonly string[];
}

/** Ids, best first. */
export interface Suggestions {
  /** All industries, categories and sub-categories whose name, or a synonym of it, begins so in any language. */
  readonly categories: readonly string[];
  /** At most four. */
  readonly businesses: readonly string[];
  /** At most four. */
  readonly products: readonly string[];
}

/** Full-text search. `search-engine.api.test.ts` tests its behaviour. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchHits>;
  /** Suggests completions of a text being typed, for a reader's language; empty for too little text. */
  suggest(text: string, language: Language): Promise<Suggestions>;
  /** Reads rows by id, a few or a whole import, and writes their documents and dependent ones; deletes documents of missing rows. */
  index(
    kind: SearchKind,
    ids: readonly string[],
    trx?: Kysely<Database>,
    onProgress?: (done: number, all: number) => void,
  ): Promise<void>;
  remove(kind: SearchKind, ids: readonly string[], trx?: Kysely<Database>): Promise<void>;
}
