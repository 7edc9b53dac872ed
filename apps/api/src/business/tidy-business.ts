import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { forgetOldHandOvers } from './members/hand-over.sql.ts';
import { forgetOldInvitations } from './members/invitation.sql.ts';
import {
  removeExpiredDownloads,
  removeOldKeys,
  removeProducts,
  removeReactions,
  takeDeletedProducts,
} from './tidy-business.sql.ts';

const atOnce = 100;

/** Removes for good what was deleted long ago, and what nobody can use any more. */
export async function tidyBusiness(db: Kysely<Database>): Promise<void> {
  while ((await removeDeletedProducts(db)) === atOnce);
  await removeOldKeys.run(db);
  await removeExpiredDownloads.run(db);
  await forgetOldInvitations.run(db);
  await forgetOldHandOvers.run(db);
}

function removeDeletedProducts(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await takeDeletedProducts.all(transaction, { most: atOnce });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await removeReactions.run(transaction, { ids });
    await removeProducts.run(transaction, { ids });
    return ids.length;
  });
}
