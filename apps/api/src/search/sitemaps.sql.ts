import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { type DocumentKind, documentId, documentsOf } from './search-tables.sql.ts';

interface SitemapPage {
  /** `in`: only these countries; `except`: all others, and entries without a country. */
  readonly choice: 'in' | 'except';
  readonly countries: readonly string[];
  /** The empty string is before all ids. */
  readonly after: string;
  readonly size: number;
}

const selectBusinesses = defineStatement((database, input: SitemapPage) =>
  database
    .selectFrom(foundIds('businesses', input))
    .innerJoin('business', (join) => join.on('business.id', '=', documentId))
    .select([
      'business.id',
      'company_name as name',
      sql<string | null>`null`.as('company_name'),
      'updated_at',
    ])
    .orderBy('document.id'),
);

const selectProducts = defineStatement((database, input: SitemapPage) =>
  database
    .selectFrom(foundIds('products', input))
    .innerJoin('product', (join) => join.on('product.id', '=', documentId))
    .innerJoin('business', 'business.id', 'product.business_id')
    .select(['product.id', 'product.name', 'business.company_name', 'product.updated_at'])
    .orderBy('document.id'),
);

const selectPeople = defineStatement((database, input: SitemapPage) =>
  database
    .selectFrom(foundIds('people', input))
    .innerJoin('user_profile', (join) => join.on('user_profile.id', '=', documentId))
    .select(['user_profile.id', sql<string | null>`null`.as('company_name'), 'updated_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .orderBy('document.id'),
);

/** Open groups (GRP-02); a global group has no country. */
const openGroups = ({ choice, countries }: Pick<SitemapPage, 'choice' | 'countries'>) => sql`
  business_group where access = 'open' and is_shown
    and coalesce(country, '') ${choice === 'in' ? sql`= any` : sql`<> all`} (${countries}::text[])`;

const selectGroups = defineStatement((_, { after, size, ...choice }: SitemapPage) => {
  return sql<{ id: string; name: string; company_name: string | null; updated_at: Date }>`
    select id, name, null as company_name, updated_at from ${openGroups(choice)} and id > ${after} order by id limit ${size}`;
});

/** Entries with their own page, sorted by id, after an id. */
export const selectSitemapEntries = {
  businesses: selectBusinesses,
  products: selectProducts,
  people: selectPeople,
  groups: selectGroups,
};

/** A page of document ids: for `in` read by index from each country, for `except` by scanning past the excluded ones. */
function foundIds(kind: DocumentKind, { choice, countries, after, size }: SitemapPage) {
  const documents = documentsOf(kind);
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

const tables = { businesses: 'business', products: 'product', people: 'user_profile' } as const;

function listedPages(kind: SitemapKind, { choice, countries }: Pick<SitemapPage, 'choice' | 'countries'>) {
  if (kind === 'groups') return sql`select id, updated_at from ${openGroups({ choice, countries })}`;
  return sql`
    select document.id, source.updated_at
    from ${documentsOf(kind)} join ${sql.table(tables[kind])} as source on source.id = ${documentId}
    where document.country ${choice === 'in' ? sql`= any` : sql`<> all`} (${countries}::text[])`;
}

interface PartsWanted {
  readonly kind: SitemapKind;
  readonly choice: 'in' | 'except';
  readonly countries: readonly string[];
}

/** Last id and latest change of each sitemap part, in order. */
export const selectSitemapParts = defineStatement((database, { kind, choice, countries }: PartsWanted) =>
  database
    .selectFrom(
      sql<{ id: string; updated_at: Date; position: number }>`(
        select id, updated_at, (row_number() over (order by id) - 1) / ${sql.lit(sitemapPartSize)} as position
        from (${listedPages(kind, { choice, countries })}) as page)`.as<'row'>(sql`row`),
    )
    .select((row) => [row.fn.max('row.id').as('last_id'), row.fn.max('row.updated_at').as('updated_at')])
    .groupBy('position')
    .orderBy('position'),
);
