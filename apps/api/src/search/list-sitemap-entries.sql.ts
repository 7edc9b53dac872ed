import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import { type PreparedStatement, prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentId, documentsOf } from './search-tables.sql.ts';

interface Wanted {
  countries: readonly string[];
  /** Empty text is before every id. */
  after: string;
  size: number;
}

interface EntryRow {
  id: string;
  name: string;
  company_name: string | null;
  updated_at: Date;
}

/** `in`: of some countries; `except`: of all others, and of none. */
type Choice = 'in' | 'except';

/** What has a page of its own, by id after an id. */
export const selectSitemapEntries: Record<
  Choice,
  Record<SitemapKind, PreparedStatement<Wanted, EntryRow>>
> = {
  in: {
    businesses: selectBusinesses('in'),
    products: selectProducts('in'),
    people: selectPeople('in'),
  },
  except: {
    businesses: selectBusinesses('except'),
    products: selectProducts('except'),
    people: selectPeople('except'),
  },
};

function selectBusinesses(choice: Choice) {
  return prepareStatement(`list-sitemap-businesses-${choice}`, (database, input: Wanted) =>
    database
      .selectFrom(foundIds('businesses', choice, input))
      .innerJoin('business', (join) => join.on('business.id', '=', documentId))
      .select(['business.id', 'company_name as name', sql<null>`null`.as('company_name'), 'updated_at'])
      .orderBy('document.id'),
  );
}

function selectProducts(choice: Choice) {
  return prepareStatement(`list-sitemap-products-${choice}`, (database, input: Wanted) =>
    database
      .selectFrom(foundIds('products', choice, input))
      .innerJoin('product', (join) => join.on('product.id', '=', documentId))
      .innerJoin('business', 'business.id', 'product.business_id')
      .select(['product.id', 'product.name', 'business.company_name', 'product.updated_at'])
      .orderBy('document.id'),
  );
}

function selectPeople(choice: Choice) {
  return prepareStatement(`list-sitemap-people-${choice}`, (database, input: Wanted) =>
    database
      .selectFrom(foundIds('people', choice, input))
      .innerJoin('user_profile', (join) => join.on('user_profile.id', '=', documentId))
      .select(['user_profile.id', sql<null>`null`.as('company_name'), 'updated_at'])
      .select(sql<string>`first_name || ' ' || last_name`.as('name'))
      .orderBy('document.id'),
  );
}

/** A page of ids: of each wanted country from its place in an index, or past those that are not wanted. */
function foundIds(kind: SitemapKind, choice: Choice, input: Wanted) {
  const documents = documentsOf(kind);
  const { countries, after, size } = input;
  return choice === 'in'
    ? sql<{ id: string }>`(
        select document.id from unnest(${countries}::text[]) as wanted (country)
        cross join lateral (
          select id from ${documents} where document.country = wanted.country and id > ${after} order by id limit ${size}
        ) as document
        order by document.id limit ${size})`.as<'document'>(sql`document`)
    : sql<{ id: string }>`(
        select id from ${documents}
        where kind is not null and country <> all(${countries}::text[]) and id > ${after} order by id limit ${size})`.as<'document'>(
        sql`document`,
      );
}
