import { createProduct } from '@wbn/contract/business/own-products.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../../search-engine/search-engine.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/refuse-fields.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { findProductProblems } from './find-product-problems.ts';
import { insertProduct, readProduct } from './own-product.sql.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { countSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { claimsOf, noFiles, type Sender, takeProductFiles } from './take-product-files.ts';
import { toProductChange, toProductColumns } from './to-product-change.ts';

export const createProductHandler = defineHandler(
  createProduct,
  async ({ user: { userID }, body, language, idempotencyKey, services }) => {
    const { db, search, catalog, uploads } = services;
    const sender = { userID, businessID: body.businessID };
    const question = { ...sender, may: mayManageProducts };
    await requireRole(db, question);
    refuseFields(findProductProblems(body, catalog.industries));
    // Drawing a picture's sizes takes a second: before the transaction, not in it.
    for (const claim of claimsOf(body, sender)) await uploads.prepare(claim);
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

/** A published one takes a free slot; throws PlanLimitReached when there is none. */
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
