import {
  checkMessageUpload,
  requestMessageFile,
  requestMessageUpload,
} from '@wbn/contract/messaging/message-uploads.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { giveFileAddress, openAttachedFile } from '../../files/downloads/attached-files.ts';
import { findFile } from '../../files/take-upload.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireSide } from '../require-side.ts';
import { findMessageFile, findMessageFileByID } from './message-file.sql.ts';
import { readFileType, uploadOf } from './message-files.ts';

export const checkMessageUploadHandler = defineHandler(
  checkMessageUpload,
  async ({ body: { token }, user: { userID }, services: { uploads, db } }) => {
    const reference = uploadOf(token, userID);
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

export const requestMessageFileHandler = defineHandler(
  requestMessageFile,
  ({ user: { userID }, params: { rid, fileID }, query: { bid }, body: { use }, language, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const { ownerID } = await requireSide(transaction, { requestID: rid, userID, ownerID: bid });
      const file = await findMessageFile.first(transaction, { requestID: rid, fileID });
      if (!file) throw notFound(`There is no file with the id ${fileID} in this request.`);
      const data = await giveFileAddress(transaction, {
        call: requestMessageFile.name,
        use,
        file,
        download: {
          business_id: ownerID === userID ? null : ownerID,
          user_id: userID,
          kind: `message-${use}`,
          file_id: fileID,
          language,
        },
      });
      return { data };
    }),
);

interface Asker {
  readonly user_id: string;
  readonly business_id: string | null;
  readonly file_id: string | null;
}

/** Checks again on download that the side still belongs to the person. */
async function requireFile(transaction: Kysely<Database>, { file_id, user_id: userID, business_id }: Asker) {
  const file = await findMessageFileByID.first(transaction, { fileID: file_id ?? '' });
  if (!file) throw notFound('This file is not here any more.');
  await requireSide(transaction, { userID, ownerID: business_id ?? userID, requestID: file.request_id });
  return file;
}

/** Downloads for addresses of `request-message-file`. */
export const messageDownloads = {
  'message-download': openAttachedFile('download', requireFile),
  'message-view': openAttachedFile('view', requireFile),
  'message-preview': openAttachedFile('preview', requireFile),
} as const;
