import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type MessageFile, mostMessageFiles } from '@wbn/contract/messaging/message-file.ts';
import { requestQuotationFile } from '@wbn/contract/quotations/quotations.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { requireActor } from '../authors/require-actor.ts';
import { cleanPdf } from '../files/clean-pdf.ts';
import { giveFileAddress, openAttachedFile } from '../files/downloads/attached-files.ts';
import { reservePicture } from '../files/store-upload.ts';
import { findFile } from '../files/take-upload.ts';
import {
  isNotFound,
  prepareMessageFiles,
  readFileType,
  takeMessageFiles,
  uploadOf,
} from '../messaging/files/message-files.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { findOpenQuotation } from './open-quotations.sql.ts';
import { findOwnQuotation } from './own-quotations.sql.ts';
import {
  deleteQuotationFiles,
  type FilesOf,
  findQuotationFile,
  insertQuotationFiles,
  selectKeptFiles,
  selectQuotationFiles,
} from './quotation-file.sql.ts';

const pdf = 'application/pdf';

/** Reading a large PDF takes seconds of one core. */
const oneAtATime = pLimit(1);

/** Where a PDF without metadata is kept. */
const anonymousPath = (path: string) =>
  `private/${createHash('sha256').update(`anonymous/${path}`).digest('hex').slice(0, 32)}/file.pdf`;

interface Sent {
  /** Upload tokens in display order. */
  readonly tokens: readonly string[];
  readonly userID: string;
}

/**
 * Checks uploads as those of messages, and stores PDFs a second time without what says who made them; before the transaction that takes
 * them. Unknown tokens are left to `attachFiles`.
 */
export async function prepareQuotationFiles(services: Services, sent: Sent): Promise<void> {
  const { uploads, db, fileStore } = services;
  await prepareMessageFiles(uploads, sent);
  for (const token of sent.tokens) {
    const file = await findFile(db, uploadOf(token, sent.userID)).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    if (file?.contentType !== pdf) continue;
    const stored = await fileStore.read(file.path);
    if (!stored) throw new Error(`The file ${file.path} is not in the store`);
    const bytes = await oneAtATime(async () => cleanPdf(await buffer(stored)));
    const path = anonymousPath(file.path);
    const [, id = ''] = path.split('/');
    await reservePicture(db, {
      id,
      ownerID: sent.userID,
      photo: { url: path },
      keys: [path],
      size: bytes.length,
    });
    await fileStore.write(path, bytes, pdf);
  }
}

interface Attached extends Sent, FilesOf {
  /** Files that stay, or are copied from another request for quotation of the buyer. */
  readonly keptFiles: readonly string[];
}

/**
 * Replaces the files of a request for quotation or of an offer. Throws ValidationError for too many, NotFound with the field of a missing
 * one.
 */
export async function attachFiles(
  transaction: Kysely<Database>,
  { quotationID, businessID, tokens, keptFiles, userID }: Attached,
): Promise<void> {
  if (keptFiles.length + tokens.length > mostMessageFiles)
    refuseFields({ files: `must be ${mostMessageFiles} files or fewer` });
  const of = { quotationID, businessID };
  const kept =
    keptFiles.length > 0 ? await selectKeptFiles.all(transaction, { ...of, ids: keptFiles, userID }) : [];
  if (kept.length < keptFiles.length)
    throw new CallError('NotFound', 'A file that was kept is not there any more.', {
      keptFiles: `must be files of your own ${businessID === null ? 'requests for quotation' : 'offer'}`,
    });
  // The buyer sees the files of an offer as they are.
  const isAnonymous = businessID === null;
  const sent = (await takeMessageFiles(transaction, { tokens, userID })).map((file) => ({
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    path: isAnonymous && file.contentType === pdf ? anonymousPath(file.path) : file.path,
  }));
  await deleteQuotationFiles.run(transaction, of);
  const rows = [...kept, ...sent].map(({ name, content_type, size, path }, index) => ({
    ...{ id: newId(), quotation_id: quotationID, business_id: businessID, place: index + 1 },
    ...{ name, content_type, size, path },
  }));
  if (rows.length > 0) await insertQuotationFiles.run(transaction, { rows });
}

/** The name by which suppliers see a file of a request: its own could tell who the buyer is. */
const anonymousName = (place: number, contentType: string) => `file-${place}.${contentType.split('/')[1]}`;

interface Loading {
  readonly ids: readonly string[];
  /** Companies whose offers' files are loaded too. */
  readonly businessIDs: readonly string[];
  readonly viewer: 'buyer' | 'supplier';
}

/** Returns the files of a request for quotation, or of the offer of a company for it. */
export type FilesOfAll = (quotationID: string, businessID?: string) => MessageFile[];

/** Loads the files of requests for quotation by their ids, as the buyer or the suppliers see them, and those of offers. */
export async function loadQuotationFiles(
  db: Kysely<Database>,
  { ids, businessIDs, viewer }: Loading,
): Promise<FilesOfAll> {
  const rows = ids.length === 0 ? [] : await selectQuotationFiles.all(db, { ids, businessIDs });
  const keyOf = (quotationID: string, businessID = '') => `${quotationID} ${businessID}`;
  const all = Map.groupBy(rows, (row) => keyOf(row.quotation_id, row.business_id ?? undefined));
  return (quotationID, businessID) =>
    (all.get(keyOf(quotationID, businessID)) ?? []).map((file) => ({
      fileID: file.id,
      name: viewer === 'buyer' || businessID ? file.name : anonymousName(file.place, file.content_type),
      contentType: readFileType(file.content_type),
      size: file.size,
    }));
}

interface Asker {
  readonly userID: string;
  readonly businessID: string | undefined;
}

/**
 * Finds a file with the name that the asker may know. Throws NotFound for a file of a request or an offer that they do not see, by the same
 * statements as for one that does not exist: the time until the answer must not tell which it is.
 */
async function requireFile(
  db: Kysely<Database>,
  fileID: string,
  { userID, businessID }: Asker,
  quotationID?: string,
) {
  const found = await findQuotationFile.first(db, { fileID });
  const file = quotationID && found?.quotation_id !== quotationID ? undefined : found;
  const id = file?.quotation_id ?? '';
  const supplierID = file?.business_id;
  await requireActor(db, { userID, businessID });
  const own = businessID === undefined && (await findOwnQuotation.first(db, { id, userID }));
  if (own && file?.is_standing) return file;
  const viewer = { id, userID, businessID: businessID ?? supplierID ?? undefined };
  const open = await findOpenQuotation.first(db, viewer);
  const isOfRival = supplierID && businessID && supplierID !== businessID;
  if (!file || !open || isOfRival)
    throw notFound(`There is no file with the id ${fileID} in this request for quotation.`);
  return supplierID ? file : { ...file, name: anonymousName(file.place, file.content_type) };
}

export const requestQuotationFileHandler = defineHandler(
  requestQuotationFile,
  ({ user: { userID }, params: { id, fileID }, query: { bid }, body: { use }, language, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const file = await requireFile(transaction, fileID, { userID, businessID: bid }, id);
      const data = await giveFileAddress(transaction, {
        call: requestQuotationFile.name,
        use,
        file,
        download: {
          business_id: bid ?? null,
          user_id: userID,
          kind: `quotation-${use}`,
          quotation_file_id: fileID,
          language,
        },
      });
      return { data };
    }),
);

interface Downloading {
  readonly user_id: string;
  readonly business_id: string | null;
  readonly quotation_file_id: string | null;
}

/** Checks again on download that the person still sees the request for quotation or the offer. */
const requireAgain = (
  transaction: Kysely<Database>,
  { quotation_file_id, user_id: userID, business_id }: Downloading,
) => requireFile(transaction, quotation_file_id ?? '', { userID, businessID: business_id ?? undefined });

/** Downloads for addresses of `request-quotation-file`. */
export const quotationDownloads = {
  'quotation-download': openAttachedFile('download', requireAgain),
  'quotation-view': openAttachedFile('view', requireAgain),
  'quotation-preview': openAttachedFile('preview', requireAgain),
} as const;
