import { type MessageFile, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMessageFiles } from './message-file.sql.ts';

/** Files of messages of a thread, by the number of the message. */
export async function loadMessageFiles(
  db: Kysely<Database>,
  requestID: string,
  numbers: readonly number[],
): Promise<Map<number, MessageFile[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await selectMessageFiles.all(db, { requestID, numbers });
  const files = Map.groupBy(rows, ({ number }) => number);
  return new Map([...files].map(([number, own]) => [number, own.map(presentFile)]));
}

type FileRow = Awaited<ReturnType<typeof selectMessageFiles.all>>[number];

function presentFile({ id, name, content_type, size }: FileRow): MessageFile {
  return { fileID: id, name, contentType: readFileType(content_type), size };
}

/** The content type of a stored file; throws for another than the contract lists, which is never stored. */
export function readFileType(stored: string): MessageFile['contentType'] {
  const type = messageFileTypes.find((one) => one === stored);
  if (!type) throw new Error(`A file of a message is stored as ${stored}`);
  return type;
}
