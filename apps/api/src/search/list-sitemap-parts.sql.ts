import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentId, documentsOf } from './search-tables.sql.ts';

const tables = { businesses: 'business', products: 'product', people: 'user_profile' } as const;

interface Wanted {
  countries: readonly string[];
}

/** The last id and the latest change of each part of what belongs to some countries, or to all others, in order. */
function selectParts(kind: SitemapKind, choice: 'in' | 'except') {
  const test = choice === 'in' ? sql`= any` : sql`<> all`;
  return prepareStatement(
    `list-sitemap-parts-${kind}-${choice}`,
    (database, input: Wanted) =>
      database
        .selectFrom(
          sql<{ id: string; updated_at: Date; position: number }>`(
            select document.id, source.updated_at,
                   (row_number() over (order by document.id) - 1) / ${sql.lit(sitemapPartSize)} as position
            from ${documentsOf(kind)} join ${sql.table(tables[kind])} as source on source.id = ${documentId}
            where document.country ${test} (${input.countries}::text[]))`.as<'row'>(sql`row`),
        )
        .select((row) => [row.fn.max('row.id').as('last_id'), row.fn.max('row.updated_at').as('updated_at')])
        .groupBy('position')
        .orderBy('position'),
    { slow: true },
  );
}

export const selectSitemapParts = {
  in: {
    businesses: selectParts('businesses', 'in'),
    products: selectParts('products', 'in'),
    people: selectParts('people', 'in'),
  },
  except: {
    businesses: selectParts('businesses', 'except'),
    products: selectParts('products', 'except'),
    people: selectParts('people', 'except'),
  },
};
