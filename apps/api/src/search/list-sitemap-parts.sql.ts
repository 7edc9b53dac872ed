import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { sql } from 'kysely';
import { defineStatement } from '../server/statement.ts';

const tables = { businesses: 'business', products: 'product', people: 'user_profile' } as const;

/** The last id and the latest change of each part of a table, in order. */
function selectParts(kind: SitemapKind) {
  return defineStatement(
    `list-sitemap-parts-${kind}`,
    (database) =>
      database
        .selectFrom((from) =>
          from
            .selectFrom(tables[kind])
            .select(['id', 'updated_at'])
            .select(
              sql<number>`(row_number() over (order by id) - 1) / ${sql.lit(sitemapPartSize)}`.as('position'),
            )
            .as('row'),
        )
        .select((row) => [row.fn.max('id').as('last_id'), row.fn.max('updated_at').as('updated_at')])
        .groupBy('position')
        .orderBy('position'),
    { slow: true },
  );
}

export const selectSitemapParts = {
  businesses: selectParts('businesses'),
  products: selectParts('products'),
  people: selectParts('people'),
};
