import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type MessageFile, mostMessageFiles } from '@wbn/contract/messaging/message-file.ts';
import type { MessageFileUse } from '@wbn/contract/messaging/message-uploads.ts';
import { requestQuotationFile } from '@wbn/contract/quotations/quotations.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { requireActor } from '../authors/require-actor.ts';
import { cleanPdf } from '../files/clean-pdf.ts';
import { addDownload, type OpenDownload } from '../files/downloads/serve-downloads.ts';
import { previewOf } from '../files/store-message-file.ts';
import { reservePicture } from '../files/store-upload.ts';
import { findFile, takeFile } from '../files/take-upload.ts';
import { prepareMessageFiles, readFileType } from '../messaging/files/message-files.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { findOpenQuotation } from './open-quotations.sql.ts';
import { findOwnQuotation } from './own-quotations.sql.ts';
import {
  deleteQuotationFiles,
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

const uploadOf = (token: string, userID: string) => ({ token, userID, purpose: 'messageFile' }) as const;

/**
 * Checks uploads as those of messages, and stores PDFs a second time without what says who made them; before the transaction that takes
 * them. Unknown tokens are left to `attachFiles`.
 */
export async function prepareQuotationFiles(services: Services, sent: Sent): Promise<void> {
  const { uploads, db, fileStore } = services;
  await prepareMessageFiles(uploads, sent);
  for (const token of sent.tokens) {
    const file = await findFile(db, uploadOf(token, sent.userID)).catch((error: unknown) => {
      if (error instanceof CallError && error.name === 'NotFound') return undefined;
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

interface Attached extends Sent {
  readonly quotationID: string;
  /** Files of requests for quotation of the person that are kept or copied. */
  readonly keptFiles: readonly string[];
}

/** Replaces the files of a request for quotation. Throws ValidationError for too many, NotFound with the field of a missing one. */
export async function attachFiles(
  transaction: Kysely<Database>,
  { quotationID, tokens, keptFiles, userID }: Attached,
): Promise<void> {
  if (keptFiles.length + tokens.length > mostMessageFiles)
    refuseFields({ files: `must be ${mostMessageFiles} files or fewer` });
  const kept = await selectKeptFiles.all(transaction, { ids: keptFiles, userID });
  if (kept.length < keptFiles.length)
    throw new CallError('NotFound', 'A file that was kept is not there any more.', {
      keptFiles: 'must be files of your own requests for quotation',
    });
  const sent = [];
  for (const [index, token] of tokens.entries()) {
    const file = await takeFile(transaction, uploadOf(token, userID)).catch((error: unknown) => {
      if (!(error instanceof CallError && error.name === 'NotFound')) throw error;
      throw new CallError('NotFound', error.message, { [`files.${index}`]: 'must be attached again' });
    });
    const path = file.contentType === pdf ? anonymousPath(file.path) : file.path;
    sent.push({ name: file.name, content_type: file.contentType, size: file.size, path });
  }
  await deleteQuotationFiles.run(transaction, { quotationID });
  const rows = [...kept, ...sent].map(({ name, content_type, size, path }, index) => ({
    ...{ id: newId(), quotation_id: quotationID, place: index + 1 },
    ...{ name, content_type, size, path },
  }));
  if (rows.length > 0) await insertQuotationFiles.run(transaction, { rows });
}

/** The name by which suppliers see a file: its own could tell who the buyer is. */
const anonymousName = (place: number, contentType: string) => `file-${place}.${contentType.split('/')[1]}`;

/** Loads the files of requests for quotation by their ids, as the buyer or the suppliers see them. */
export async function loadQuotationFiles(
  db: Kysely<Database>,
  ids: readonly string[],
  viewer: 'buyer' | 'supplier',
): Promise<Map<string, MessageFile[]>> {
  const rows = ids.length === 0 ? [] : await selectQuotationFiles.all(db, { ids });
  const byQuotation = Map.groupBy(rows, ({ quotation_id }) => quotation_id);
  return new Map(
    [...byQuotation].map(([id, files]) => [
      id,
      files.map((file) => ({
        fileID: file.id,
        name: viewer === 'buyer' ? file.name : anonymousName(file.place, file.content_type),
        contentType: readFileType(file.content_type),
        size: file.size,
      })),
    ]),
  );
}

interface Asker {
  readonly userID: string;
  readonly businessID: string | undefined;
}

/** Finds a file with the name that the asker may know. Throws NotFound for a file of a request that they do not see. */
async function requireFile(
  db: Kysely<Database>,
  fileID: string,
  { userID, businessID }: Asker,
  quotationID?: string,
) {
  const file = await findQuotationFile.first(db, { fileID });
  const missing = notFound(`There is no file with the id ${fileID} in this request for quotation.`);
  if (!file || (quotationID && file.quotation_id !== quotationID)) throw missing;
  const id = file.quotation_id;
  await requireActor(db, { userID, businessID });
  const own = businessID === undefined && (await findOwnQuotation.first(db, { id, userID }));
  if (own) return file;
  if (!(await findOpenQuotation.first(db, { id, userID, businessID }))) throw missing;
  return { ...file, name: anonymousName(file.place, file.content_type) };
}

const limit = { call: requestQuotationFile.name, most: 1_000, seconds: 600 };

export const requestQuotationFileHandler = defineHandler(
  requestQuotationFile,
  ({ user: { userID }, params: { id, fileID }, query: { bid }, body: { use }, language, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const file = await requireFile(transaction, fileID, { userID, businessID: bid }, id);
      if (use !== 'download' && !file.content_type.startsWith('image/'))
        refuseFields({ use: 'must be download for what is not a picture' });
      await limitCall(transaction, { ...limit, clientAddress: userID });
      const address = await addDownload(transaction, {
        business_id: bid ?? null,
        user_id: userID,
        kind: `quotation-${use}`,
        quotation_file_id: fileID,
        language,
      });
      return { data: { ...address, fileName: file.name } };
    }),
);

/** Checks again on download that the person still sees the request for quotation. */
function openQuotationFile(use: MessageFileUse): OpenDownload {
  return async (transaction, { fileStore }, { quotation_file_id, user_id: userID, business_id }) => {
    const { path, name, content_type } = await requireFile(transaction, quotation_file_id ?? '', {
      userID,
      businessID: business_id ?? undefined,
    });
    const isPreview = use === 'preview';
    return {
      contentType: isPreview ? 'image/webp' : content_type,
      fileName: name,
      how: use === 'download' ? 'attachment' : 'inline',
      async stream() {
        const found = await fileStore.read(isPreview ? previewOf(path) : path);
        if (!found) throw notFound('This file is not here any more.');
        return found;
      },
    };
  };
}

/** Downloads for addresses of `request-quotation-file`. */
export const quotationDownloads = {
  'quotation-download': openQuotationFile('download'),
  'quotation-view': openQuotationFile('view'),
  'quotation-preview': openQuotationFile('preview'),
} as const;
