import { createProduct, duplicateProduct } from '@wbn/contract/business/own-products.ts';
import { nameLimit } from '@wbn/contract/business/saved-fields.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import type { Services } from '../../services.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { noSuchProduct, requireBusinessOf } from './change-product.ts';
import {
  insertProduct,
  lockProduct,
  type OwnProductRow,
  readProduct,
  selectNames,
} from './own-product.sql.ts';
import { lockPlan } from './product-slots.sql.ts';
import { countSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { presentOwnProduct } from './read-own-products.ts';
import { noFiles, type Sender, takeProductFiles, uploadsOf } from './take-product-files.ts';
import { findProductProblems, toProductChange, toProductColumns } from './to-product-change.ts';

export const createProductHandler = defineHandler(
  createProduct,
  async ({ user: { userID }, body, language, idempotencyKey, services }) => {
    const { db, search, catalog, uploads } = services;
    const sender = { userID, businessID: body.businessID };
    const question = { ...sender, may: mayManageProducts };
    await requireRole(db, question);
    refuseFields(findProductProblems(body, catalog.industries));
    // Resizing a picture takes a second, so it happens before the transaction.
    for (const upload of uploadsOf(body, sender)) await uploads.prepare(upload);
    const { row, slots } = await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, question);
      const create = () => createInSlot(transaction, search, body, sender);
      const { id } = await createOnce(transaction, {
        call: createProduct.name,
        userID,
        idempotencyKey,
        body,
        create,
      });
      return {
        row: await readProduct.only(transaction, { id }),
        slots: await countSlots(transaction, body.businessID),
      };
    });
    return { data: presentOwnProduct(row, language, catalog), slots };
  },
);

/** Inserts the product; a published one takes a slot. Throws PlanLimitReached when none is free. */
async function createInSlot(
  transaction: Kysely<Database>,
  search: SearchEngine,
  body: SavedProduct,
  sender: Sender,
): Promise<string> {
  const { businessID, userID } = sender;
  if (body.status === 'published') requireFreeSlot(await lockSlots(transaction, businessID));
  const id = newId();
  await insertProduct.run(transaction, {
    id,
    business_id: businessID,
    source: 'member',
    source_id: id,
    status: body.status,
    ...toProductColumns(toProductChange(body, await takeProductFiles(transaction, body, noFiles, sender))),
  });
  await search.index('product', [id], transaction);
  const details = { productID: id, product: body.name };
  await recordActivity(transaction, { businessID, userID, action: 'product-created', details });
  return id;
}

const numbered = / \(\d{1,6}\)$/;

/** Returns a name without the number of a copy. */
function bareName(name: string): string {
  return name.replace(numbered, '');
}

/**
 * 'Gate valve' becomes 'Gate valve (2)', or gets the next number that no other product has. Long names are shortened.
 */
export function nameCopy(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const copy =
      bareName(name)
        .slice(0, nameLimit - suffix.length)
        .toWellFormed()
        .trimEnd() + suffix;
    if (!taken.has(copy)) return copy;
  }
}

/** Original and copy refer to the same picture files, which are kept while any product of the company uses them. */
export const duplicateProductHandler = defineHandler(
  duplicateProduct,
  async ({ user: { userID }, params, language, idempotencyKey, services }) => {
    const { db, catalog } = services;
    const businessID = await requireBusinessOf(db, params.id);
    const { id } = await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
      await lockPlan.first(transaction, { businessID });
      const product = await lockProduct.first(transaction, params);
      if (!product || product.deleted_at) throw noSuchProduct(params.id);
      const create = () => copyProduct(transaction, services, product, userID);
      const { name: call } = duplicateProduct;
      return createOnce(transaction, { call, userID, idempotencyKey, body: params, create });
    });
    const row = await readProduct.only(db, { id });
    return { data: presentOwnProduct(row, language, catalog), slots: await countSlots(db, businessID) };
  },
);

async function copyProduct(
  transaction: Kysely<Database>,
  { search }: Pick<Services, 'search'>,
  product: OwnProductRow,
  userID: string,
): Promise<string> {
  const { business_id: businessID } = product;
  const names = await selectNames.all(transaction, { businessID, beginning: bareName(product.name) });
  const name = nameCopy(product.name, new Set(names.map((one) => one.name)));
  const id = newId();
  const { model, brand, description, keywords, specs, main_image, photos } = product;
  const { industry_id, category_id, sub_category_id, lead_time, stock, price, minimum_order } = product;
  const videos = product.videos.map(({ url }) => ({ videoID: newId(), url }));
  // An EAN names one product, so a copy begins without.
  const texts = { name, model, brand, ean: null, description, keywords, specs, lead_time, stock };
  const trade = { industry_id, category_id, sub_category_id, price, minimum_order };
  await insertProduct.run(transaction, {
    id,
    business_id: businessID,
    source: 'member',
    source_id: id,
    status: 'draft',
    ...toProductColumns({ ...texts, ...trade, main_image, photos, videos }),
  });
  await search.index('product', [id], transaction);
  const details = { productID: id, product: name };
  await recordActivity(transaction, { businessID, userID, action: 'product-created', details });
  return id;
}
