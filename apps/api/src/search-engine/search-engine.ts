import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

declare module '../server/services.ts' {
  interface Services {
    readonly search: SearchEngine;
  }
}

export type SearchKind = 'business' | 'product' | 'user';

/** What the row itself must have; read from it, so that a change needs no new index. */
export interface RowConditions {
  /** Of businesses: any of these categories. */
  categories?: readonly string[] | undefined;
  /** Of businesses. */
  verified?: true | undefined;
  /** Of businesses: a code such as `private-label`. */
  contractManufacturing?: string | undefined;
  /** Of products: their company has a certificate in force. */
  certified?: true | undefined;
  /** Of products. */
  priced?: true | undefined;
}

export interface SearchQuery {
  kind: SearchKind;
  /** Free text in any script; empty finds everything that passes the filters, newest first. */
  text: string;
  conditions?: RowConditions;
  /** A code such as `MA`. Of businesses only. */
  businessType?: string;
  /** Two letters; of a product it is the country of its company. */
  country?: string;
  /** `0001` to `0015`. */
  industry?: string;
  /** True: what was typed and nothing else, neither corrected nor loosened. */
  exact?: boolean;
  skip: number;
  size: number;
}

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
  /** What the hits were found by, for `explainMatch`; absent without text. */
  foundBy?: FoundBy;
}

/** Words as the index has them, and beginnings of words. */
export interface FoundBy {
  lexemes: readonly string[];
  beginnings: readonly string[];
}

/** Finding by words. What is inside may change; what it promises is tested in `search-engine.api.test.ts`. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchHits>;
  /** Reads the rows of these ids and makes them findable as they are now; ids without a row are removed. */
  index(kind: SearchKind, ids: string[], trx?: Kysely<Database>): Promise<void>;
  remove(kind: SearchKind, ids: string[], trx?: Kysely<Database>): Promise<void>;
}
