import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import { presentBusinessCard } from '../business/present-business-card.ts';
import { defineHandler } from '../server/define-handler.ts';
import { inOrder } from './in-order.ts';
import { selectBusinessCards } from './search-businesses.sql.ts';
import { searchFilters } from './search-filters.ts';

export const searchBusinessesHandler = defineHandler(
  searchBusinesses,
  async ({ body, language, services }) => {
    const { textQuery: text, skip, size, categories, verified, contractManufacturing } = body;
    const {
      ids,
      total,
      atLeast = false,
      correction,
      loosened,
    } = await services.search.search({
      kind: 'business',
      text,
      skip,
      size,
      ...searchFilters(body),
      conditions: { categories, verified, contractManufacturing: contractManufacturing?.[0] },
    });
    const rows = ids.length > 0 ? await selectBusinessCards.all(services.reads, { ids }) : [];
    const results = inOrder(ids, rows).map((row) => ({
      businessProfile: presentBusinessCard(row, language, services.catalog),
      reactions: { reactionCount: { like: row.like_count } },
    }));
    return { data: { results, total_results: total, total_is_least: atLeast, correction, loosened } };
  },
);
