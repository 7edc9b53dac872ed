import { type MessageFile, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type TakenFile, takeFile } from '../../files/take-upload.ts';
import type { Uploads } from '../../files/uploads.ts';
import { insertMessageFiles, selectMessageFiles } from './message-file.sql.ts';

/** Loads files of messages, by message number. */
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

/** Returns the content type of a stored file; throws for types outside the contract, which are never stored. */
export function readFileType(stored: string): MessageFile['contentType'] {
  const type = messageFileTypes.find((one) => one === stored);
  if (!type) throw new Error(`A file of a message is stored as ${stored}`);
  return type;
}

interface Attached {
  /** Upload tokens in display order. */
  readonly tokens: readonly string[];
  /** The sender; only they may attach their uploads. */
  readonly userID: string;
}

interface Message {
  readonly requestID: string;
  readonly number: number;
}

/** The upload of a file that is attached by its sender. */
export const uploadOf = (token: string, userID: string) =>
  ({ token, userID, purpose: 'messageFile' }) as const;

/**
 * Checks uploads and redraws pictures (up to some seconds), before the transaction that takes them. Uploads checked by
 * `check-message-upload` cost one read. Unknown tokens are left to `takeFile`, because a repeated write may come after its uploads are gone.
 * Throws ValidationError, UnsupportedMediaType or ServiceUnavailable.
 */
export async function prepareMessageFiles(uploads: Uploads, { tokens, userID }: Attached): Promise<void> {
  for (const token of tokens)
    await uploads.prepare(uploadOf(token, userID)).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
}

/**
 * Attaches files to a message in its transaction; each thread of a round takes the same files. Throws NotFound with the field of the
 * missing file.
 */
export async function claimMessageFiles(
  transaction: Kysely<Database>,
  { tokens, userID, requestID, number }: Attached & Message,
): Promise<void> {
  if (tokens.length === 0) return;
  const files = await takeMessageFiles(transaction, { tokens, userID });
  const rows = files.map(({ path, name, contentType, size }, index) => ({
    id: newId(),
    request_id: requestID,
    number,
    place: index + 1,
    name,
    content_type: contentType,
    size,
    path,
  }));
  await insertMessageFiles.run(transaction, { rows });
}

/** Takes uploads in their order. Throws NotFound with the field of the missing file. */
export async function takeMessageFiles(
  transaction: Kysely<Database>,
  { tokens, userID }: Attached,
): Promise<TakenFile[]> {
  const files = [];
  for (const [index, token] of tokens.entries())
    files.push(
      await takeFile(transaction, uploadOf(token, userID)).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
        throw new CallError('NotFound', error.message, { [`files.${index}`]: 'must be attached again' });
      }),
    );
  return files;
}

/** Whether an upload is not known. */
export function isNotFound(error: unknown): error is CallError {
  return error instanceof CallError && error.name === 'NotFound';
}
