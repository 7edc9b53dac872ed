import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from './file-store.ts';
import {
  deleteMarkedPictures,
  deleteUploads,
  deleteUploadsOfPicture,
  lockPicture,
  lockUnusedPictures,
  markForDeletion,
  markUsed,
  selectOldUploads,
} from './upload.sql.ts';

const atOnce = 100;

/**
 * Deletes unclaimed uploads, and pictures unused for a day. Files are deleted before their rows and outside
 * transactions, so that the next run retries after a failure.
 */
export async function cleanUpUploads(db: Kysely<Database>, store: FileStore): Promise<void> {
  while ((await deleteOldUploads(db, store)) === atOnce);
  while ((await deleteUnusedPictures(db, store)) === atOnce);
}

async function deleteOldUploads(db: Kysely<Database>, store: FileStore): Promise<number> {
  const rows = await selectOldUploads.all(db, { most: atOnce });
  if (rows.length === 0) return 0;
  await store.delete(rows.map((row) => row.object_key));
  await deleteUploads.run(db, { ids: rows.map((row) => row.id) });
  return rows.length;
}

async function deleteUnusedPictures(db: Kysely<Database>, store: FileStore): Promise<number> {
  const { count, unused } = await db.transaction().execute(async (transaction) => {
    const rows = await lockUnusedPictures.all(transaction, { most: atOnce });
    const used = rows.filter((row) => row.is_used).map((row) => row.id);
    const unused = rows.filter((row) => !row.is_used);
    if (used.length > 0) await markUsed.run(transaction, { ids: used });
    if (unused.length > 0) await markForDeletion.run(transaction, { ids: unused.map((row) => row.id) });
    return { count: rows.length, unused };
  });
  if (unused.length > 0) {
    await store.delete(unused.flatMap((row) => row.object_keys));
    await deleteMarkedPictures.run(db, { ids: unused.map((row) => row.id) });
  }
  return count;
}

/**
 * Deletes a picture that nothing shows any more at once, with its uploads: for what may not stay at a public address
 * until the next clean-up. A picture that is in use stays, and so does one that is not ours.
 */
export async function deleteReleasedPicture(
  db: Kysely<Database>,
  store: FileStore,
  url: string,
): Promise<void> {
  const picture = await db.transaction().execute(async (transaction) => {
    const found = await lockPicture.first(transaction, { url });
    if (!found || found.is_used) return undefined;
    await deleteUploadsOfPicture.run(transaction, found);
    await markForDeletion.run(transaction, { ids: [found.id] });
    return found;
  });
  if (!picture) return;
  await store.delete(picture.object_keys);
  await deleteMarkedPictures.run(db, { ids: [picture.id] });
}
