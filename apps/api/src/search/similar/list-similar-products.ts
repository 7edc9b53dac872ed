import { listSimilarProducts } from '@wbn/contract/search/list-similar-products.ts';
import { inOrder } from '../../business/in-order.ts';
import { presentProductCard } from '../../business/present-product.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectProductCards } from '../search-products.sql.ts';
import { findNearFirst } from './find-near-first.ts';
import { selectProductKind } from './similar.sql.ts';

const shown = 6;
/** Of one company several may come first. */
const lookedAt = 24;

export const listSimilarProductsHandler = defineHandler(
  listSimilarProducts,
  async ({ params: { id }, language, services: { reads, search, catalog } }) => {
    const kind = await selectProductKind.first(reads, { id });
    const category = kind?.sub_category_id ?? kind?.category_id;
    if (!kind || !category) return { data: [] };
    const ids = await findNearFirst(
      kind.country,
      async (countries) => {
        const filters = { categories: [category], countries };
        const found = await search.search({ kind: 'product', text: '', ...filters, skip: 0, size: lookedAt });
        return found.ids;
      },
      lookedAt,
    );
    const rows = ids.length > 0 ? await selectProductCards.all(reads, { ids }) : [];
    // One of each other company, the first.
    const companies = new Set([kind.business_id]);
    const others = inOrder(ids, rows).filter(({ business_id }) => {
      const isNew = !companies.has(business_id);
      companies.add(business_id);
      return isNew;
    });
    return { data: others.slice(0, shown).map((row) => presentProductCard(row, language, catalog)) };
  },
);
