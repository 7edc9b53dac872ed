import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { inOrder } from '../../business/in-order.ts';
import type { BusinessRow } from '../../business/load-business.sql.ts';
import { presentBusinessCard } from '../../business/present-business-card.ts';
import type { Services } from '../../services.ts';
import { selectBusinessCards } from '../search-businesses.sql.ts';
import { findBestOfKind } from './find-best-of-kind.ts';
import { findNearFirst } from './find-near-first.ts';

const shown = 3;

/** Finds companies of the same type and categories, same country first. */
export async function findSimilarBusinesses(
  { db, search, catalog }: Services,
  business: Pick<BusinessRow, 'id' | 'business_type' | 'category_ids' | 'country'>,
  language: TextLanguage,
): Promise<BusinessCard[]> {
  if (business.category_ids.length === 0) return [];
  const ids = await findNearFirst(
    business.country,
    async (countries) => {
      const found = await findBestOfKind(search, {
        kind: 'business',
        businessType: business.business_type,
        categories: business.category_ids,
        countries,
        size: shown + 1,
      });
      return found.filter((other) => other !== business.id);
    },
    shown,
  );
  const rows = ids.length > 0 ? await selectBusinessCards.all(db, { ids }) : [];
  return inOrder(ids, rows).map((row) => presentBusinessCard(row, language, catalog));
}
