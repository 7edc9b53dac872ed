import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireResource } from '../resources/find-resource.ts';
import { type CommentRow, lockComment, readComment } from './comment-row.sql.ts';

/**
 * A comment that somebody wants to change, in the transaction of the change: nobody else changes or answers it until that ends. Throws
 * NotFound when it is not there for them, Forbidden when they may not.
 */
export async function requireComment(
  transaction: Kysely<Database>,
  { id, userID }: { readonly id: string; readonly userID: string },
  may: (comment: CommentRow, userID: string) => boolean,
): Promise<CommentRow> {
  await lockComment.run(transaction, { id });
  const row = await readComment.first(transaction, { id, userID, actorID: userID });
  // One's own can be changed also where one is not seen any more.
  if (row && !row.removed_at && may(row, userID)) return row;
  await requireResource(transaction, { id, type: 'comment' }, { id: userID, userID });
  throw new CallError('Forbidden', 'This comment is not yours to change.');
}
