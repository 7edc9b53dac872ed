import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import { inOrder } from '../business/in-order.ts';
import { presentBusinessCard } from '../business/present-business-card.ts';
import { defineHandler } from '../server/define-handler.ts';
import { explainHit, matchedProduct } from './explain-hit.ts';
import { presentFindings } from './present-findings.ts';
import { selectBusinessCards } from './search-businesses.sql.ts';
import { searchFilters } from './search-filters.ts';
import { countOtherKind, searchWithTypeFallback } from './search-with-type-fallback.ts';

export const searchBusinessesHandler = defineHandler(
  searchBusinesses,
  async ({ body, language, services: { search, db, catalog } }) => {
    const { textQuery: text, skip, size, sort, exact, facets, tabs, promoted, otherTypes, ...given } = body;
    const options = { text, skip, size, sort, exact, facets, tabs, promoted };
    const query = { kind: 'business' as const, ...options, ...searchFilters(given) };
    const { hits, allTypes } = await searchWithTypeFallback(search, query, otherTypes);
    const elsewhere = await countOtherKind(search, query, hits, 'PR');
    const { ids, total, foundBy } = hits;
    const shown = [...new Set([...ids, ...(hits.promoted ?? [])])];
    const rows = shown.length > 0 ? await selectBusinessCards.all(db, { ids: shown }) : [];
    const present = (row: (typeof rows)[number]) => {
      const businessProfile = presentBusinessCard(row, language, catalog);
      const { industry, categories, shortDescription } = businessProfile.general;
      const texts = [
        { field: 'names', text: row.alternative_names.join(', ') },
        {
          field: 'category',
          text: [...categories, ...(industry ? [industry] : [])].map(({ name }) => name).join(', '),
        },
        {
          field: 'place',
          text: [row.city, businessProfile.contactInfo.country?.countryName].filter(Boolean).join(', '),
        },
        { field: 'description', text: shortDescription },
        { field: 'description', text: row.general_description },
      ];
      return {
        businessProfile,
        reactions: { reactionCount: { like: row.like_count } },
        products: row.products,
        matchedProduct: matchedProduct(row.named_products, foundBy),
        ...explainHit(row.company_name, texts, foundBy),
      };
    };
    const results = inOrder(ids, rows).map(present);
    const type = allTypes ? 'ALL' : (body.businessType ?? 'ALL');
    const findings = await presentFindings(hits, query, type, language, { db, catalog });
    return {
      data: {
        results,
        ...(hits.promoted && { promoted: inOrder(hits.promoted, rows).map(present) }),
        total_results: total,
        ...findings,
        all_types: allTypes,
        full_elsewhere: elsewhere,
      },
    };
  },
  { costly: true },
);
