import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import { sql } from 'kysely';

/** Counters of the search engine by country; see its README. */
export const searchCount = sql<{
  kind: string;
  business_type: string;
  country: string;
  documents: number;
}>`search_count`.as<'search_count'>(sql`search_count`);

/** Counters of industries, categories and sub-categories. */
export const categoryCount = sql<{
  kind: string;
  business_type: string;
  category_id: string;
  documents: number;
}>`search_category_count`.as<'search_category_count'>(sql`search_category_count`);

interface DocumentRow {
  kind: string;
  id: string;
  country: string;
}

const documentKinds = { businesses: 'business', products: 'product', people: 'user' } as const;

/** Kinds of sitemaps whose pages are search documents; groups are not. */
export type DocumentKind = Exclude<SitemapKind, 'groups'>;

/** The search documents of a kind, with a country (empty for none), sorted by id. */
export function documentsOf(kind: DocumentKind) {
  const table = sql.table(`search_document_${documentKinds[kind]}`);
  return sql<DocumentRow>`${table}`.as<'document'>(sql`document`);
}

/** Document ids have the collation "C", ids of other tables the default one: a join must state which to use. */
export const documentId = sql<string>`document.id collate "default"`;
