import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  clearFamilies,
  clearPageRemovals,
  deleteBusinesses,
  deleteDocuments,
  deleteInvitations,
  deleteNeedHelpRequests,
  deletePerson,
  deleteReactions,
  deleteUnreadableThreads,
  deleteVerifications,
  lockMembers,
  lockPerson,
  nameInActivity,
  releasePictures,
  releaseUploads,
  selectOwnedBusinesses,
  selectProductIDs,
} from './delete-account.sql.ts';
import { takeDirectoryData } from './give-back.ts';
import { isLastAdministrator, leaveDesk } from './leave-desk.ts';

export interface OwnedBusiness {
  readonly id: string;
  readonly name: string;
  /** Whether it has no other members; then it is deleted with its owner. */
  readonly alone: boolean;
  /** Whether it came from a directory, to which it then goes back. */
  readonly fromDirectory: boolean;
}

/** Businesses of which the person is the only owner. */
export async function findOwnedBusinesses(db: Kysely<Database>, userID: string): Promise<OwnedBusiness[]> {
  const rows = await selectOwnedBusinesses.all(db, { userID });
  return rows.map(({ id, name, others, from_directory }) => ({
    ...{ id, name, alone: !others },
    fromDirectory: from_directory,
  }));
}

/**
 * Deletes a person and everything that is theirs in one transaction; companies that they claimed go back to their directory. Returns false and
 * changes nothing when a business of theirs has other members or they are the only administrator of the desk. `sayGoodbye` adds the job of the last mail. Activity in remaining businesses keeps the person's name. Triggers end the sessions,
 * revoke the tokens and notify the APIs; the clean-up job deletes picture files.
 */
export function deleteAccount(
  db: Kysely<Database>,
  userID: string,
  sayGoodbye: (transaction: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers.all(transaction, { userID });
    await lockPerson.all(transaction, { userID });
    const owned = await findOwnedBusinesses(transaction, userID);
    if (owned.some(({ alone }) => !alone)) return false;
    if (await isLastAdministrator(transaction, userID)) return false;
    await leaveDesk(transaction, userID);
    const businessIDs = owned.map((business) => business.id);
    const giveBack = await takeDirectoryData(transaction, businessIDs);
    await deleteWithProducts(transaction, businessIDs);
    await giveBack();
    await releaseUploads.run(transaction, { userID });
    await releasePictures.run(transaction, { ids: [userID, ...businessIDs] });
    await deleteInvitations.run(transaction, { userID });
    await nameInActivity.run(transaction, { userID });
    await deleteNeedHelpRequests.run(transaction, { userID });
    await clearPageRemovals.run(transaction, { userID });
    await deleteUnreadableThreads.run(transaction, { userID });
    await deleteVerifications.run(transaction, { userID });
    await clearFamilies.run(transaction, { userID });
    await deleteDocuments.run(transaction, { kind: 'user', ids: [userID] });
    await deleteReactions.run(transaction, { ids: [userID] });
    await deletePerson.run(transaction, { userID });
    await sayGoodbye(transaction);
    return true;
  });
}

async function deleteWithProducts(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const products = await selectProductIDs.all(transaction, { ids });
  const productIDs = products.map(({ id }) => id);
  await deleteDocuments.run(transaction, { kind: 'product', ids: productIDs });
  await deleteDocuments.run(transaction, { kind: 'business', ids });
  await deleteReactions.run(transaction, { ids: [...ids, ...productIDs] });
  await deleteBusinesses.run(transaction, { ids });
}
