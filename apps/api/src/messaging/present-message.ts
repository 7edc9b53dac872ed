import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { Side } from '@wbn/contract/messaging/request.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Services } from '../services.ts';
import { loadAuthors } from '../social/authors/load-authors.ts';
import { loadMessageFiles } from './files/load-message-files.ts';
import { goneAuthor } from './gone-author.ts';
import type { MessageRow } from './list-messages.sql.ts';

interface Reader {
  /** It is known that no file hangs on them. */
  readonly withoutFiles?: boolean;
  readonly requestID: string;
  readonly side: Side;
  readonly language: Language;
}

/** Messages for one side: who wrote is told of its own people alone (INQ-20). */
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
    ...(side === own && { author: authors.get(user_id) ?? goneAuthor(user_id, 'user', language) }),
    files: files.get(number) ?? [],
    ...(offer && { offer }),
  }));
}
