import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import { sql } from 'kysely';
import { defineStatement, type Given, type Statement } from '../server/statement.ts';

interface After {
  /** Empty text is before every id. */
  after: string;
  size: number;
}

interface EntryRow {
  id: string;
  name: string;
  company_name: string | null;
  updated_at: string;
}

/** What has a page of its own, by id after an id. */
export const selectSitemapEntries: Record<SitemapKind, Statement<After, EntryRow>> = {
  businesses: defineStatement('list-sitemap-businesses', (database, given: Given<After>) =>
    database
      .selectFrom('business')
      .select(['id', 'company_name as name', sql<null>`null`.as('company_name'), 'updated_at'])
      .where('id', '>', given('after'))
      .orderBy('id')
      .limit(given('size')),
  ),
  products: defineStatement('list-sitemap-products', (database, given: Given<After>) =>
    database
      .selectFrom('product')
      .innerJoin('business', 'business.id', 'product.business_id')
      .select(['product.id', 'product.name', 'business.company_name', 'product.updated_at'])
      .where('product.id', '>', given('after'))
      .orderBy('product.id')
      .limit(given('size')),
  ),
  people: defineStatement('list-sitemap-people', (database, given: Given<After>) =>
    database
      .selectFrom('user_profile')
      .select(['id', sql<null>`null`.as('company_name'), 'updated_at'])
      .select(sql<string>`first_name || ' ' || last_name`.as('name'))
      .where('id', '>', given('after'))
      .orderBy('id')
      .limit(given('size')),
  ),
};
