import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { presentProductCard } from '../business/present-product.ts';
import { defineHandler } from '../server/define-handler.ts';
import { inOrder } from './in-order.ts';
import { searchFilters } from './search-filters.ts';
import { selectProductCards } from './search-products.sql.ts';

export const searchProductsHandler = defineHandler(searchProducts, async ({ body, language, services }) => {
  const { textQuery: text, skip, size, certificates, price } = body;
  const {
    ids,
    total,
    atLeast = false,
    correction,
    loosened,
  } = await services.search.search({
    kind: 'product',
    text,
    skip,
    size,
    ...searchFilters(body),
    conditions: { certified: certificates && true, priced: price && true },
  });
  const rows = ids.length > 0 ? await selectProductCards.all(services.reads, { ids }) : [];
  const results = inOrder(ids, rows).map((row) => presentProductCard(row, language, services.catalog));
  return { data: { results, total_results: total, total_is_least: atLeast, correction, loosened } };
});
