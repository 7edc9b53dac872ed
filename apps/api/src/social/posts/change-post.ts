import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type LockedPost, lockPost } from './change-post.sql.ts';
import { requirePost } from './require-post.ts';

/**
 * A post that somebody wants to change, in the transaction of the change. Throws NotFound when it is not there for them, Forbidden when
 * they may not.
 */
export async function requirePostForWrite(
  transaction: Kysely<Database>,
  { id, userID }: { readonly id: string; readonly userID: string },
  may: (post: LockedPost, userID: string) => boolean,
): Promise<LockedPost> {
  const row = await lockPost.first(transaction, { id, userID });
  // One's own can be changed also where one is not seen any more.
  if (row && !row.removed_at && may(row, userID)) return row;
  await requirePost(transaction, id, { userID, actorID: userID });
  throw new CallError('Forbidden', 'This post is not yours to change.');
}
