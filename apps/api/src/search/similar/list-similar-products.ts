import { listSimilarProducts } from '@wbn/contract/search/similar.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { inOrder } from '../../business/in-order.ts';
import { presentProductCard } from '../../business/present-product.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectProductCards } from '../search-products.sql.ts';
import { findBestOfKind } from './find-best-of-kind.ts';
import { findNearFirst } from './find-near-first.ts';
import { selectProductKind } from './similar.sql.ts';

const shown = 6;
/** More than are shown, because several may be of one company. */
const lookedAt = 24;

export const listSimilarProductsHandler = defineHandler(
  listSimilarProducts,
  async ({ params: { id }, language, services: { db, search, catalog } }) => {
    const kind = await selectProductKind.first(db, { id });
    if (!kind) return { data: [] };
    const find = (category: string) =>
      findNearFirst(
        kind.country,
        (countries) =>
          findBestOfKind(search, { kind: 'product', categories: [category], countries, size: lookedAt }),
        lookedAt,
      );
    // One product per other company, from the sub-category first, then from the category.
    const companies = new Set([kind.business_id]);
    const others: RowOf<typeof selectProductCards>[] = [];
    for (const category of [kind.sub_category_id, kind.category_id]) {
      if (category === null || others.length >= shown) continue;
      const ids = await find(category);
      const rows = ids.length > 0 ? await selectProductCards.all(db, { ids }) : [];
      for (const row of inOrder(ids, rows)) {
        if (!companies.has(row.business_id)) others.push(row);
        companies.add(row.business_id);
      }
    }
    return { data: others.slice(0, shown).map((row) => presentProductCard(row, language, catalog)) };
  },
  { costly: true },
);
