import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { forgetOldInvitations } from './members/invitations.sql.ts';
import {
  removeExpiredDownloads,
  removeOldKeys,
  removeProducts,
  takeDeletedProducts,
} from './tidy-business.sql.ts';

const atOnce = 100;

/** Removes for good what was deleted long ago, and what nobody can use any more. */
export async function tidyBusiness(db: Kysely<Database>): Promise<void> {
  while ((await removeDeletedProducts(db)) === atOnce);
  await removeOldKeys(db);
  await removeExpiredDownloads(db);
  await forgetOldInvitations(db);
}

function removeDeletedProducts(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await takeDeletedProducts(transaction, atOnce);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await removeProducts(transaction, ids);
    return ids.length;
  });
}
