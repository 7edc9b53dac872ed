import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncStrayCases } from '../cases/sync-case.ts';
import {
  deleteBusinessRow,
  deleteExpiredDownloads,
  deleteOldKeys,
  deleteProductRows,
  deleteReactions,
  lockDeletedBusiness,
  lockDeletedProducts,
  selectProductsOf,
} from './clean-up-businesses.sql.ts';
import { deleteOldHandOvers } from './members/hand-over.sql.ts';
import { deleteOldInvitations } from './members/invitations.sql.ts';
import { deleteOldFetches } from './photo-fetches/photo-fetch.sql.ts';
import { deleteExpiredTurns } from './product-csv/import-turns.sql.ts';
import { deleteOldImports } from './product-csv/product-imports.sql.ts';

const atOnce = 100;

/** Deletes for good what was deleted long ago, and expired rows. */
export async function cleanUpBusinesses(db: Kysely<Database>): Promise<void> {
  while ((await deleteOldProducts(db)) === atOnce);
  while (await deleteOldBusiness(db));
  await deleteOldKeys.run(db);
  await deleteExpiredDownloads.run(db);
  await deleteOldInvitations.run(db);
  await deleteOldHandOvers.run(db);
  await deleteOldImports.run(db);
  await deleteOldFetches.run(db);
  await deleteExpiredTurns.run(db);
  // Claims, imports and other subjects of cases went with their company.
  await syncStrayCases(db);
}

function deleteOldProducts(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    return deleteAll(transaction, await lockDeletedProducts.all(transaction, { most: atOnce }));
  });
}

/**
 * Deletes a batch of a company's products, or the company when none is left. False when there is no company to
 * delete.
 */
function deleteOldBusiness(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const business = await lockDeletedBusiness.first(transaction);
    if (!business) return false;
    const { id } = business;
    const products = await selectProductsOf.all(transaction, { businessID: id, most: atOnce });
    if ((await deleteAll(transaction, products)) === atOnce) return true;
    await deleteReactions.run(transaction, { ids: [id] });
    await deleteBusinessRow.run(transaction, { id });
    return true;
  });
}

/** Deletes products with their reactions; returns their number. */
async function deleteAll(
  transaction: Kysely<Database>,
  rows: readonly { readonly id: string }[],
): Promise<number> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteReactions.run(transaction, { ids });
  await deleteProductRows.run(transaction, { ids });
  return ids.length;
}
