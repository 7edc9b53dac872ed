import { listOwnProducts, loadOwnProduct, ownProductPageSize } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { mayManageProducts } from '../policies.ts';
import { presentBusinessProduct, presentProductDetails } from '../present-product.ts';
import { requireRole } from '../require-role.ts';
import { noSuchProduct } from './change-product.ts';
import { countOwnProducts, selectOwnProducts } from './list-own-products.sql.ts';
import { type OwnProductRow, selectOwnProduct } from './own-product.sql.ts';
import { countSlots } from './product-slots.ts';

/** A product as business members see it, including drafts and deleted ones. */
export function presentOwnProduct(row: OwnProductRow, language: TextLanguage, catalog: Catalog): OwnProduct {
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

export const loadOwnProductHandler = defineHandler(
  loadOwnProduct,
  async ({ user: { userID }, params: { id }, language, services }) => {
    const row = await selectOwnProduct.first(services.db, { id });
    if (!row) throw noSuchProduct(id);
    await requireRole(services.db, { businessID: row.business_id, userID, may: mayManageProducts });
    return { data: presentOwnProduct(row, language, services.catalog) };
  },
);

export const listOwnProductsHandler = defineHandler(
  listOwnProducts,
  async ({ user: { userID }, query: { bid, show, find, page: asked }, language, services }) => {
    const { db, catalog } = services;
    await requireRole(db, { businessID: bid, userID, may: mayManageProducts });
    const wanted = { bid, show, words: wordsOf(find) };
    const { found, ...counts } = await countOwnProducts.only(db, wanted);
    const page = Math.min(asked, Math.max(1, Math.ceil(found / ownProductPageSize)));
    const rows = await selectOwnProducts.all(db, {
      ...wanted,
      skip: (page - 1) * ownProductPageSize,
      limit: ownProductPageSize,
    });
    return {
      data: rows.map((row) => presentOwnProduct(row, language, catalog)),
      slots: await countSlots(db, bid),
      ...{ counts, found, page },
    };
  },
);

/** Lower case without accents, as in the statement. */
function wordsOf(find: string): string[] {
  const plain = find
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.split(/\s+/).filter(Boolean);
}
