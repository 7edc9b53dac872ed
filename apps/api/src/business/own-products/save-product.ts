import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import { saveProduct } from '@wbn/contract/business/own-products.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRole } from '../require-role.ts';
import { changeProduct, noSuchProduct, requireBusinessOf } from './change-product.ts';
import { type OwnProductRow, updateProduct } from './own-product.sql.ts';
import { fillFreedSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { presentOwnProduct } from './read-own-products.ts';
import { takeProductFiles, uploadsOf } from './take-product-files.ts';
import {
  findProductChanges,
  findProductProblems,
  toProductChange,
  toProductColumns,
} from './to-product-change.ts';

type Body = SavedProduct & { version?: number | undefined };

export const saveProductHandler = defineHandler(
  saveProduct,
  async ({ user: { userID }, params: { id }, body, language, services }) => {
    const { db, catalog, uploads } = services;
    const businessID = await requireBusinessOf(db, id);
    await requireRole(db, { businessID, userID, may: mayManageProducts });
    refuseFields(findProductProblems(body, catalog.industries));
    // Resizing a picture takes a second, so it happens before the transaction.
    for (const upload of uploadsOf(body, { userID, businessID })) await uploads.prepare(upload);
    const row = await changeProduct(services, { id, userID }, (transaction, product) =>
      save(transaction, { product, body, userID }),
    );
    return { data: presentOwnProduct(row, language, catalog) };
  },
);

/** Stores the changed fields, if there are any. */
async function save(
  transaction: Kysely<Database>,
  { product, body, userID }: { product: OwnProductRow; body: Body; userID: string },
): Promise<readonly string[] | undefined> {
  const { id, business_id: businessID } = product;
  if (product.deleted_at) throw noSuchProduct(id);
  if (body.version !== undefined && body.version !== product.version) throw changedMeanwhile();
  const { main_image: mainImage, photos, videos } = product;
  const own = { photos: mainImage ? [mainImage, ...photos] : photos, videos };
  const change = toProductChange(
    body,
    await takeProductFiles(transaction, body, own, { userID, businessID }),
  );
  const changes = findProductChanges(product, change);
  const actions = actionsOf(product, body, changes.length > 0);
  if (actions.length === 0) return undefined;
  if (product.status === 'draft' && body.status === 'published')
    requireFreeSlot(await lockSlots(transaction, businessID));
  await updateProduct.run(transaction, { id, change: { ...toProductColumns(change), status: body.status } });
  const details = { productID: id, product: body.name };
  for (const action of actions) {
    await recordActivity(transaction, {
      businessID,
      userID,
      action,
      details,
      ...(action === 'product-changed' && { changes }),
    });
  }
  return body.status === product.status ? [] : fillFreedSlots(transaction, businessID);
}

function actionsOf(product: OwnProductRow, { status }: Body, changed: boolean): BusinessAction[] {
  const moved = status === 'published' ? 'product-published' : 'product-withdrawn';
  return [
    ...(changed ? (['product-changed'] as const) : []),
    ...(status === product.status ? [] : ([moved] as const)),
  ];
}

function changedMeanwhile(): CallError {
  return new CallError(
    'Conflict',
    'This product has been changed somewhere else since you opened it. Nothing was saved; load it again and repeat your changes.',
  );
}
