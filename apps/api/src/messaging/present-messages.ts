import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { Request, Side } from '@wbn/contract/messaging/request.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import type { Services } from '../services.ts';
import { loadMessageFiles } from './files/message-files.ts';
import type { MessageRow } from './list-messages.sql.ts';
import type { RequestRow } from './request-row.sql.ts';

const names: Readonly<Record<TextLanguage, string>> = {
  en: 'No longer on WBN',
  es: 'Ya no está en WBN',
  it: 'Non più su WBN',
  zh: '已不在 WBN',
  'zh-Hant': '已不在 WBN',
};

/** Author for a deleted person or company. */
export function deletedAuthor(authorID: string, authorType: ActorType, language: TextLanguage): Author {
  return { authorID, authorType, name: names[language] };
}

/** Presents threads for one of their sides, with the authors of both. */
export async function presentRequests(
  on: Parameters<typeof loadAuthors>[0],
  rows: readonly RequestRow[],
  language: TextLanguage,
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
  language: TextLanguage,
): Promise<Request> {
  return presentRequest(row, await loadAuthors(on, [row.from_id, row.to_id]), language);
}

function presentRequest(
  row: RequestRow,
  authors: ReadonlyMap<string, Author>,
  language: TextLanguage,
): Request {
  return {
    requestID: row.id,
    subject: row.subject,
    status: row.status,
    senderType: row.from_type,
    receiverType: row.to_type,
    from: authors.get(row.from_id) ?? deletedAuthor(row.from_id, row.from_type, language),
    to: authors.get(row.to_id) ?? deletedAuthor(row.to_id, row.to_type, language),
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

interface Reader {
  /** Skips reading files when the messages are known to have none. */
  readonly withoutFiles?: boolean;
  readonly requestID: string;
  readonly side: Side;
  readonly language: TextLanguage;
}

/** Presents messages for one side; authors are shown only for messages of this side (INQ-20). */
export async function presentMessages(
  { db }: Pick<Services, 'db'>,
  rows: readonly MessageRow[],
  { requestID, side: own, language, withoutFiles = false }: Reader,
): Promise<Message[]> {
  const numbers = withoutFiles ? [] : rows.map(({ number }) => number);
  const files = await loadMessageFiles(db, requestID, numbers);
  const authors = await loadAuthors(
    db,
    rows.filter(({ side }) => side === own).map(({ user_id }) => user_id),
  );
  return rows.map(({ id, number, side, user_id, content, offer, created_at }) => ({
    messageID: id,
    number,
    content,
    datetime: created_at.toISOString(),
    from: side,
    type: 'text',
    ...(side === own && { author: authors.get(user_id) ?? deletedAuthor(user_id, 'user', language) }),
    files: files.get(number) ?? [],
    ...(offer && { offer }),
  }));
}
