import type { RequestNote } from '@wbn/contract/messaging/teamwork/request-note.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { mayChangeOf } from './policies.ts';
import type { selectNotes } from './request-note.sql.ts';
import type { CompanySide } from './require-company-side.ts';

/** A note as a colleague sees it; of who has left WBN no name is known any more. */
export function presentNote(
  row: RowOf<typeof selectNotes>,
  authors: ReadonlyMap<string, Author>,
  { role, userID }: Pick<CompanySide, 'role' | 'userID'>,
): RequestNote {
  return {
    noteID: row.id,
    author: authors.get(row.user_id) ?? { authorID: row.user_id, authorType: 'user', name: '' },
    content: row.content,
    createdAt: row.created_at.toISOString(),
    isRemovable: mayChangeOf(role, { isOwn: row.user_id === userID }),
  };
}
