import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../files/file-store.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { readPages } from '../read-pages.ts';
import {
  type ArchivedFile,
  type ArchivedMessageRow,
  type ArchivedRequestRow,
  selectArchivedFiles,
  selectArchivedMessages,
  selectArchivedNotes,
  selectArchivedQuotationFiles,
  selectArchivedQuotations,
  selectArchivedReplies,
  selectArchivedRequests,
} from './archived-requests.sql.ts';
import { context } from './business-document.ts';
import { withoutEmpty } from './document-parts.ts';

interface Note {
  readonly writer: string | null;
  readonly content: string;
  readonly created_at: Date;
}

/** Writes a thread as a Conversation of schema.org, without its messages. */
function writeRequest(row: ArchivedRequestRow, notes: readonly Note[]): Record<string, unknown> {
  const { request_id: id, from_type, labels, product_id, product_name } = row;
  return withoutEmpty({
    '@type': 'Conversation',
    '@id': `urn:uuid:${id}`,
    identifier: id,
    name: row.subject,
    dateCreated: toIsoTime(row.created_at),
    'wbn:from': writeSide(from_type, row.from_id, row.from_name),
    'wbn:to': writeSide(row.to_type, row.to_id, row.to_name),
    'wbn:side': row.side,
    'wbn:status': row.status,
    'wbn:closedAt': row.closed_at && toIsoTime(row.closed_at),
    'wbn:product': product_name && withoutEmpty({ identifier: product_id, name: product_name }),
    'wbn:quantity': row.quantity && Number(row.quantity),
    'wbn:unit': row.unit,
    'wbn:deliveryCountry': row.delivery_country,
    'wbn:deliveryTerm': row.delivery_term,
    'wbn:wantedOn': row.wanted_on,
    'wbn:assignee': row.assignee,
    'wbn:labels': labels.length > 0 ? labels : null,
    'wbn:notes':
      notes.length > 0
        ? notes.map(({ writer, content, created_at }) =>
            withoutEmpty({ author: writer, dateCreated: toIsoTime(created_at), text: content }),
          )
        : null,
  });
}

function writeSide(type: 'user' | 'business', identifier: string, name: string | null): object {
  return withoutEmpty({ '@type': type === 'user' ? 'Person' : 'Organization', identifier, name });
}

/**
 * Writes a message as a Message of schema.org. The author is named only for the company's own people, as in the
 * message center.
 * @param placeOf Path of a file in the archive; undefined when the file is missing.
 */
function writeMessage(
  { id: number, side, writer, content, offer, created_at }: ArchivedMessageRow,
  own: ArchivedRequestRow['side'],
  files: readonly ArchivedFile[],
  placeOf: (file: ArchivedFile) => string | undefined,
): object {
  return withoutEmpty({
    '@type': 'Message',
    position: Number(number),
    dateSent: toIsoTime(created_at),
    sender: side === own ? writer : null,
    text: content,
    'wbn:from': side,
    'wbn:offer': offer,
    messageAttachment:
      files.length > 0
        ? files.map((file) =>
            withoutEmpty({
              '@type': 'MediaObject',
              name: file.name,
              encodingFormat: file.content_type,
              contentSize: `${file.size} B`,
              contentUrl: placeOf(file),
            }),
          )
        : null,
  });
}

const pageSize = 200;

/** Yields a company's threads page by page; each once, although a thread may move to the end during reading. */
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

/**
 * Returns a function that gives a file's path in the archive: it keeps the uploaded name and hides the path in our
 * store.
 */
function createPlaceOf(businessID: string): (file: Pick<ArchivedFile, 'path' | 'name'>) => string {
  return ({ path, name }) => {
    const folder = createHash('sha256').update(`${businessID}/${path}`).digest('hex').slice(0, 32);
    return `message-files/${folder}/${name}`;
  };
}

/** Opens the files of all messages, requests for quotation and offers one after the other; missing files are skipped. */
export async function* openMessageFiles(
  { db, fileStore }: { db: Kysely<Database>; fileStore: Pick<FileStore, 'read'> },
  businessID: string,
): AsyncGenerator<{ readonly place: string; readonly open: () => Promise<Readable | undefined> }> {
  const placeOf = createPlaceOf(businessID);
  for await (const rows of readRequests(db, businessID))
    for (const file of await filesOf(db, rows))
      yield { place: placeOf(file), open: () => fileStore.read(file.path) };
  for (const file of await selectArchivedQuotationFiles.all(db, { businessID }))
    yield { place: placeOf(file), open: () => fileStore.read(file.path) };
}

/**
 * Writes one JSON document thread by thread and message by message. `isThere` says whether the archive contains a
 * file.
 */
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
  // `hasPart` must be the last property, because the object is closed after the messages.
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

/** Writes requests for quotation, offers and questions; `isThere` says whether the archive contains a file. */
export async function writeQuotations(
  db: Kysely<Database>,
  businessID: string,
  isThere: (place: string) => boolean,
): Promise<string> {
  const { quotations, offers, questions } = await selectArchivedQuotations.only(db, { businessID });
  const files = await selectArchivedQuotationFiles.all(db, { businessID });
  const placeOf = createPlaceOf(businessID);
  const filesOf = (id: string, ofOffer: boolean) =>
    files
      .filter((file) => file.quotation_id === id && file.of_offer === ofOffer)
      .map((file) => ({ name: file.name, place: isThere(placeOf(file)) ? placeOf(file) : undefined }));
  const own = quotations.map((one) => ({ ...one, files: filesOf(one.quotationID, false) }));
  const made = offers.map((one) => ({ ...one, files: filesOf(one.quotationID, true) }));
  return `${JSON.stringify({ quotations: own, offers: made, questions }, null, 2)}\n`;
}
