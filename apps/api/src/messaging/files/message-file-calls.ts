import {
  checkMessageUpload,
  type MessageFileUse,
  requestMessageFile,
  requestMessageUpload,
} from '@wbn/contract/messaging/message-uploads.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addDownload, type OpenDownload } from '../../files/downloads/serve-downloads.ts';
import { previewOf } from '../../files/store-message-file.ts';
import { findFile } from '../../files/take-upload.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import { requireSide } from '../require-side.ts';
import { findMessageFile, findMessageFileByID } from './message-file.sql.ts';
import { readFileType } from './message-files.ts';

export const checkMessageUploadHandler = defineHandler(
  checkMessageUpload,
  async ({ body: { token }, user: { userID }, services: { uploads, db } }) => {
    const reference = { token, userID, purpose: 'messageFile' } as const;
    await uploads.prepare(reference);
    const { name, contentType, size } = await findFile(db, reference);
    return { data: { name, contentType: readFileType(contentType), size } };
  },
);

export const requestMessageUploadHandler = defineHandler(
  requestMessageUpload,
  async ({ body, user, services: { uploads } }) => ({
    data: await uploads.request(user, { ...body, purpose: 'messageFile' }),
  }),
);

/** Limit is high because long threads have many previews. */
const limit = { call: 'request-message-file', most: 1_000, seconds: 600 };

export const requestMessageFileHandler = defineHandler(
  requestMessageFile,
  ({ user: { userID }, params: { rid, fileID }, query: { bid }, body: { use }, language, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const { ownerID } = await requireSide(transaction, { requestID: rid, userID, ownerID: bid });
      const file = await findMessageFile.first(transaction, { requestID: rid, fileID });
      if (!file) throw notFound(`There is no file with the id ${fileID} in this request.`);
      if (use !== 'download' && !isPicture(file.content_type))
        refuseFields({ use: 'must be download for what is not a picture' });
      await limitCall(transaction, { ...limit, clientAddress: userID });
      const address = await addDownload(transaction, {
        business_id: ownerID === userID ? null : ownerID,
        user_id: userID,
        kind: `message-${use}`,
        file_id: fileID,
        language,
      });
      return { data: { ...address, fileName: file.name } };
    }),
);

const isPicture = (contentType: string) => contentType.startsWith('image/');

function openMessageFile(use: MessageFileUse): OpenDownload {
  return async (transaction, { fileStore }, { file_id, user_id: userID, business_id }) => {
    const { path, name, content_type } = await requireFile(transaction, file_id ?? '', {
      userID,
      ownerID: business_id ?? userID,
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

/** Checks again on download that the side still belongs to the person. */
async function requireFile(
  transaction: Kysely<Database>,
  fileID: string,
  asker: { readonly userID: string; readonly ownerID: string },
) {
  const file = await findMessageFileByID.first(transaction, { fileID });
  if (!file) throw notFound('This file is not here any more.');
  await requireSide(transaction, { ...asker, requestID: file.request_id });
  return file;
}

/** Downloads for addresses of `request-message-file`. */
export const messageDownloads = {
  'message-download': openMessageFile('download'),
  'message-view': openMessageFile('view'),
  'message-preview': openMessageFile('preview'),
} as const;
