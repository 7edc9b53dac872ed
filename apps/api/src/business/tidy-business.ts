import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { forgetOldHandOvers } from './members/hand-over.sql.ts';
import { forgetOldInvitations } from './members/invitations.sql.ts';
import { forgetLostTurns } from './product-csv/import-turns.sql.ts';
import { forgetOldImports } from './product-csv/product-imports.sql.ts';
import {
  removeBusiness,
  removeExpiredDownloads,
  removeOldKeys,
  removeProducts,
  removeReactions,
  takeDeletedBusiness,
  takeDeletedProducts,
  takeProductsOf,
} from './tidy-business.sql.ts';

const atOnce = 100;

/** Deletes for good what was deleted long ago, and expired rows. */
export async function tidyBusiness(db: Kysely<Database>): Promise<void> {
  while ((await removeDeletedProducts(db)) === atOnce);
  while (await removeDeletedBusiness(db));
  await removeOldKeys.run(db);
  await removeExpiredDownloads.run(db);
  await forgetOldInvitations.run(db);
  await forgetOldHandOvers.run(db);
  await forgetOldImports.run(db);
  await forgetLostTurns.run(db);
}

function removeDeletedProducts(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    return removeAll(transaction, await takeDeletedProducts.all(transaction, { most: atOnce }));
  });
}

/**
 * Deletes a batch of a company's products, or the company when none is left. False when there is no company to
 * delete.
 */
function removeDeletedBusiness(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const business = await takeDeletedBusiness.first(transaction);
    if (!business) return false;
    const { id } = business;
    const products = await takeProductsOf.all(transaction, { businessID: id, most: atOnce });
    if ((await removeAll(transaction, products)) === atOnce) return true;
    await removeReactions.run(transaction, { ids: [id] });
    await removeBusiness.run(transaction, { id });
    return true;
  });
}

/** Deletes products with their reactions; returns their number. */
async function removeAll(
  transaction: Kysely<Database>,
  rows: readonly { readonly id: string }[],
): Promise<number> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await removeReactions.run(transaction, { ids });
  await removeProducts.run(transaction, { ids });
  return ids.length;
}
