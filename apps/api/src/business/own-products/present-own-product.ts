import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { presentBusinessProduct, presentProductDetails } from '../present-product.ts';
import type { OwnProductRow } from './own-product.sql.ts';

/** A product as the people of its company see it, drafts and what was deleted too. */
export function presentOwnProduct(row: OwnProductRow, language: Language, catalog: Catalog): OwnProduct {
  return {
    ...presentBusinessProduct(row, language, catalog),
    ...presentProductDetails(row),
    status: row.status,
    withinPlan: row.within_plan,
    version: row.version,
    createdAt: toIsoTime(row.created_at),
    deletedAt: row.deleted_at ? toIsoTime(row.deleted_at) : undefined,
  };
}
