import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../files/file-store.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { readPages } from '../read-pages.ts';
import {
  type ArchivedFile,
  type ArchivedRequestRow,
  selectArchivedFiles,
  selectArchivedMessages,
  selectArchivedNotes,
  selectArchivedReplies,
  selectArchivedRequests,
} from './archived-requests.sql.ts';
import { context } from './business-document.ts';
import { writeMessage, writeRequest } from './request-document.ts';

interface Needed {
  readonly db: Kysely<Database>;
  readonly fileStore: Pick<FileStore, 'read'>;
}

const pageSize = 200;

/** A company's threads in pages, each once although it may move to the end while it is read. */
async function* readRequests(
  db: Kysely<Database>,
  businessID: string,
): AsyncGenerator<readonly ArchivedRequestRow[]> {
  const seen = new Set<string>();
  const pages = readPages(pageSize, (page) => selectArchivedRequests.all(db, { businessID, ...page }));
  for await (const rows of pages) {
    const fresh = rows.filter(({ request_id }) => !seen.has(request_id));
    for (const { request_id } of fresh) seen.add(request_id);
    yield fresh;
  }
}

const filesOf = (db: Kysely<Database>, rows: readonly ArchivedRequestRow[]) =>
  selectArchivedFiles.all(db, { ids: rows.map(({ request_id }) => request_id) });

/** A place that tells nothing of where the file lies with us, under the name that it was sent by. */
export function createPlaceOf(businessID: string): (file: Pick<ArchivedFile, 'path' | 'name'>) => string {
  return ({ path, name }) => {
    const folder = createHash('sha256').update(`${businessID}/${path}`).digest('hex').slice(0, 32);
    return `message-files/${folder}/${name}`;
  };
}

/** Files of all messages one after the other; a file that is lost is left out. */
export async function* openMessageFiles(
  { db, fileStore }: Needed,
  businessID: string,
): AsyncGenerator<{ readonly place: string; readonly open: () => Promise<Readable | undefined> }> {
  const placeOf = createPlaceOf(businessID);
  for await (const rows of readRequests(db, businessID))
    for (const file of await filesOf(db, rows))
      yield { place: placeOf(file), open: () => fileStore.read(file.path) };
}

/** One JSON document, thread by thread and message by message; `isThere`: whether a file is in the archive. */
export async function* writeRequests(
  db: Kysely<Database>,
  businessID: string,
  isThere: (place: string) => boolean,
): AsyncGenerator<string> {
  const placeOf = createPlaceOf(businessID);
  const place = (file: ArchivedFile) => (isThere(placeOf(file)) ? placeOf(file) : undefined);
  yield `{\n"@context": ${JSON.stringify(context)},\n"@graph": [`;
  let separator = '\n';
  for await (const rows of readRequests(db, businessID)) {
    const files = Map.groupBy(await filesOf(db, rows), ({ request_id }) => request_id);
    for (const row of rows) {
      yield separator;
      yield* writeThread(db, businessID, row, files.get(row.request_id) ?? [], place);
      separator = ',\n';
    }
  }
  yield '\n]\n}\n';
}

async function* writeThread(
  db: Kysely<Database>,
  businessID: string,
  row: ArchivedRequestRow,
  files: readonly ArchivedFile[],
  placeOf: (file: ArchivedFile) => string | undefined,
): AsyncGenerator<string> {
  const requestID = row.request_id;
  const notes = await selectArchivedNotes.all(db, { requestID, businessID });
  // The messages are its last property: it is closed behind them.
  yield `${JSON.stringify(writeRequest(row, notes)).slice(0, -1)},"hasPart":[`;
  let separator = '\n';
  const pages = readPages(pageSize, (page) => selectArchivedMessages.all(db, { requestID, ...page }));
  for await (const messages of pages)
    for (const message of messages) {
      const attached = files.filter(({ number }) => String(number) === message.id);
      yield separator + JSON.stringify(writeMessage(message, row.side, attached, placeOf));
      separator = ',\n';
    }
  yield ']}';
}

export async function writeSavedReplies(db: Kysely<Database>, businessID: string): Promise<string> {
  const replies = await selectArchivedReplies.all(db, { businessID });
  const rows = replies.map(({ title, content, created_at }) => ({
    title,
    content,
    createdAt: toIsoTime(created_at),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
