import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentId, documentsOf } from './search-tables.sql.ts';

const tables = { businesses: 'business', products: 'product', people: 'user_profile' } as const;

interface Wanted {
  readonly kind: SitemapKind;
  readonly choice: 'in' | 'except';
  readonly countries: readonly string[];
}

/** The last id and the latest change of each part of what belongs to some countries, or to all others, in order. */
export const selectSitemapParts = defineStatement((database, { kind, choice, countries }: Wanted) =>
  database
    .selectFrom(
      sql<{ id: string; updated_at: Date; position: number }>`(
        select document.id, source.updated_at,
               (row_number() over (order by document.id) - 1) / ${sql.lit(sitemapPartSize)} as position
        from ${documentsOf(kind)} join ${sql.table(tables[kind])} as source on source.id = ${documentId}
        where document.country ${choice === 'in' ? sql`= any` : sql`<> all`} (${countries}::text[]))`.as<'row'>(
        sql`row`,
      ),
    )
    .select((row) => [row.fn.max('row.id').as('last_id'), row.fn.max('row.updated_at').as('updated_at')])
    .groupBy('position')
    .orderBy('position'),
);
