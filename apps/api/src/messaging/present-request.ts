import type { Request } from '@wbn/contract/messaging/request.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { loadAuthors } from '../social/authors/load-authors.ts';
import { goneAuthor } from './gone-author.ts';
import type { RequestRow } from './request-row.sql.ts';

/** Threads as one of their sides may see them, with who is on both. */
export async function presentRequests(
  on: Parameters<typeof loadAuthors>[0],
  rows: readonly RequestRow[],
  language: Language,
): Promise<Request[]> {
  const authors = await loadAuthors(
    on,
    rows.flatMap((row) => [row.from_id, row.to_id]),
  );
  return rows.map((row) => presentRequest(row, authors, language));
}

export async function presentOneRequest(
  on: Parameters<typeof loadAuthors>[0],
  row: RequestRow,
  language: Language,
): Promise<Request> {
  return presentRequest(row, await loadAuthors(on, [row.from_id, row.to_id]), language);
}

function presentRequest(row: RequestRow, authors: ReadonlyMap<string, Author>, language: Language): Request {
  return {
    requestID: row.id,
    subject: row.subject,
    status: row.status,
    senderType: row.from_type,
    from: authors.get(row.from_id) ?? goneAuthor(row.from_id, row.from_type, language),
    to: authors.get(row.to_id) ?? goneAuthor(row.to_id, 'business', language),
    createdAt: row.created_at.toISOString(),
    side: row.side,
    lastAt: row.last_at.toISOString(),
    lastMessage: { content: row.last_content, from: row.last_side, fileCount: row.last_files },
    messageCount: row.message_count,
    unread: row.is_unread,
    ...(row.round_id && { roundID: row.round_id }),
    ...(row.assignee_id && { assigneeID: row.assignee_id }),
    ...(row.label_ids && { labelIDs: row.label_ids }),
  };
}
