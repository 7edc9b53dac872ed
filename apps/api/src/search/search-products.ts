import { searchProducts } from '@wbn/contract/search/searches.ts';
import { inOrder } from '../business/in-order.ts';
import { presentProductCard } from '../business/present-product.ts';
import { defineHandler } from '../server/define-handler.ts';
import { explainHit } from './explain-hit.ts';
import { presentFindings } from './present-findings.ts';
import { searchFilters } from './search-filters.ts';
import { selectProductCards } from './search-products.sql.ts';
import { countOtherKind } from './search-with-type-fallback.ts';

export const searchProductsHandler = defineHandler(
  searchProducts,
  async ({ body, language, services: { search, db, catalog } }) => {
    const { textQuery: text, skip, size, sort, exact, facets, tabs, promoted, ...given } = body;
    const options = { text, skip, size, sort, exact, facets, tabs, promoted };
    const query = { kind: 'product' as const, ...options, ...searchFilters(given) };
    const hits = await search.search(query);
    const elsewhere = await countOtherKind(search, query, hits, 'ALL');
    const { ids, total, foundBy } = hits;
    const shown = [...new Set([...ids, ...(hits.promoted ?? [])])];
    const rows = shown.length > 0 ? await selectProductCards.all(db, { ids: shown }) : [];
    const present = (row: (typeof rows)[number]) => {
      const card = presentProductCard(row, language, catalog);
      const { subCategory, category, industry, specs, businessProfile } = card;
      const texts = [
        { field: 'brand', text: [row.brand, row.model].filter(Boolean).join(' ') },
        {
          field: 'category',
          text: [subCategory, category, industry].flatMap((one) => one?.name ?? []).join(', '),
        },
        { field: 'company', text: businessProfile.general.companyName },
        { field: 'specs', text: specs.map(({ key, value }) => `${key}: ${value}`).join(', ') },
        { field: 'keywords', text: row.keywords.join(', ') },
        { field: 'description', text: card.description },
      ];
      return { ...card, ...explainHit(card.name, texts, foundBy) };
    };
    const results = inOrder(ids, rows).map(present);
    const findings = await presentFindings(hits, query, 'PR', language, { db, catalog });
    return {
      data: {
        results,
        ...(hits.promoted && { promoted: inOrder(hits.promoted, rows).map(present) }),
        total_results: total,
        ...findings,
        full_elsewhere: elsewhere,
      },
    };
  },
  { costly: true },
);
