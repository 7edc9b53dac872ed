import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from './file-store.ts';
import {
  deleteRemoved,
  deleteUploads,
  markRemoving,
  markUsed,
  selectOldUploads,
  takeUnusedPictures,
} from './upload.sql.ts';

const atOnce = 100;

/**
 * Deletes unclaimed uploads, and pictures unused for a day. Files are deleted before their rows and outside
 * transactions, so that the next run retries after a failure.
 */
export async function sweepUploads(db: Kysely<Database>, store: FileStore): Promise<void> {
  while ((await sweepOldUploads(db, store)) === atOnce);
  while ((await sweepUnusedPictures(db, store)) === atOnce);
}

async function sweepOldUploads(db: Kysely<Database>, store: FileStore): Promise<number> {
  const rows = await selectOldUploads.all(db, { most: atOnce });
  if (rows.length === 0) return 0;
  await store.remove(rows.map((row) => row.object_key));
  await deleteUploads.run(db, { ids: rows.map((row) => row.id) });
  return rows.length;
}

async function sweepUnusedPictures(db: Kysely<Database>, store: FileStore): Promise<number> {
  const { count, unused } = await db.transaction().execute(async (transaction) => {
    const rows = await takeUnusedPictures.all(transaction, { most: atOnce });
    const used = rows.filter((row) => row.is_used).map((row) => row.id);
    const unused = rows.filter((row) => !row.is_used);
    if (used.length > 0) await markUsed.run(transaction, { ids: used });
    if (unused.length > 0) await markRemoving.run(transaction, { ids: unused.map((row) => row.id) });
    return { count: rows.length, unused };
  });
  if (unused.length > 0) {
    await store.remove(unused.flatMap((row) => row.object_keys));
    await deleteRemoved.run(db, { ids: unused.map((row) => row.id) });
  }
  return count;
}
