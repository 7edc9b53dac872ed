import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { deleteOldComments, deleteOldPosts } from './clean-up-posts.sql.ts';

const most = 100;

/** Deletes posts and comments that their authors removed 30 days ago, or staff six months ago (SAN-05). */
export async function cleanUpPosts(db: Kysely<Database>): Promise<void> {
  while ((await deleteOldPosts.run(db, { most })) > 0);
  while ((await deleteOldComments.run(db, { most })) > 0);
}
