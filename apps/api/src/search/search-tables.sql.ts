import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import { sql } from 'kysely';

/** The counters of the search engine; see its README. */
export const searchCount = sql<{
  kind: string;
  business_type: string;
  country: string;
  documents: number;
}>`search_count`.as<'search_count'>(sql`search_count`);

/** The counters of industries, categories and sub-categories. */
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

/** What the search engine knows of a kind of rows: with a country for each (empty for none), in order of the ids. */
export function documentsOf(kind: SitemapKind) {
  const table = sql.table(`search_document_${documentKinds[kind]}`);
  return sql<DocumentRow>`${table}`.as<'document'>(sql`document`);
}

/** Its ids are compared byte by byte, those of the tables in the database's own way: a join must say which. */
export const documentId = sql<string>`document.id collate "default"`;
