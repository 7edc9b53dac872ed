import { listSimilarBusinesses } from '@wbn/contract/search/similar.ts';
import { inOrder } from '../../business/in-order.ts';
import { presentBusinessCard } from '../../business/present-business-card.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectBusinessCards } from '../search-businesses.sql.ts';
import { findBestOfKind } from './find-best-of-kind.ts';
import { findNearFirst } from './find-near-first.ts';
import { selectBusinessKind } from './similar.sql.ts';

const shown = 3;

export const listSimilarBusinessesHandler = defineHandler(
  listSimilarBusinesses,
  async ({ params: { id }, language, services: { db, search, catalog } }) => {
    const kind = await selectBusinessKind.first(db, { id });
    if (!kind || kind.category_ids.length === 0) return { data: [] };
    const ids = await findNearFirst(
      kind.country,
      async (countries) => {
        const found = await findBestOfKind(search, {
          kind: 'business',
          businessType: kind.business_type,
          categories: kind.category_ids,
          countries,
          size: shown + 1,
        });
        return found.filter((other) => other !== id);
      },
      shown,
    );
    const rows = ids.length > 0 ? await selectBusinessCards.all(db, { ids }) : [];
    return { data: inOrder(ids, rows).map((row) => presentBusinessCard(row, language, catalog)) };
  },
  { costly: true },
);
