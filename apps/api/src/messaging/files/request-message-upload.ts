import { checkMessageUpload, requestMessageUpload } from '@wbn/contract/messaging/message-uploads.ts';
import { findFile } from '../../files/claim-upload.ts';
import { cleanFileName } from '../../files/file-name.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readFileType } from './load-message-files.ts';

export const checkMessageUploadHandler = defineHandler(
  checkMessageUpload,
  async ({ body: { token }, user: { userID }, services: { uploads, db } }) => {
    const claim = { token, userID, purpose: 'messageFile' } as const;
    await uploads.prepare(claim);
    const { name, contentType, size } = await findFile(db, claim);
    return { data: { name, contentType: readFileType(contentType), size } };
  },
);

export const requestMessageUploadHandler = defineHandler(
  requestMessageUpload,
  async ({ body: { fileName, contentType, fileSize }, user, services }) => ({
    data: await services.uploads.request(user, {
      contentType,
      fileSize,
      purpose: 'messageFile',
      fileName: cleanFileName(fileName, contentType),
    }),
  }),
);
