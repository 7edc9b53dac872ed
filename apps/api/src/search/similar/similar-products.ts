import type { ProductCard } from '@wbn/contract/business/product.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { inOrder } from '../../business/in-order.ts';
import type { ProductRow } from '../../business/load-product.sql.ts';
import { presentProductCard } from '../../business/present-product.ts';
import type { Services } from '../../services.ts';
import { selectProductCards } from '../search-products.sql.ts';
import { findBestOfKind } from './find-best-of-kind.ts';
import { findNearFirst } from './find-near-first.ts';

const shown = 6;
/** More than are shown, because several may be of one company. */
const lookedAt = 24;

/** Finds products of other companies in the same category, same country first. */
export async function findSimilarProducts(
  { db, search, catalog }: Services,
  product: Pick<ProductRow, 'business_id' | 'category_id' | 'sub_category_id' | 'business'>,
  language: TextLanguage,
): Promise<ProductCard[]> {
  const find = (category: string) =>
    findNearFirst(
      product.business.country,
      (countries) =>
        findBestOfKind(search, { kind: 'product', categories: [category], countries, size: lookedAt }),
      lookedAt,
    );
  // One product per other company, from the sub-category first, then from the category.
  const companies = new Set([product.business_id]);
  const others: RowOf<typeof selectProductCards>[] = [];
  for (const category of [product.sub_category_id, product.category_id]) {
    if (category === null || others.length >= shown) continue;
    const ids = await find(category);
    const rows = ids.length > 0 ? await selectProductCards.all(db, { ids }) : [];
    for (const row of inOrder(ids, rows)) {
      if (!companies.has(row.business_id)) others.push(row);
      companies.add(row.business_id);
    }
  }
  return others.slice(0, shown).map((row) => presentProductCard(row, language, catalog));
}
