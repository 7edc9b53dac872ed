import { requestMessageUpload } from '@wbn/contract/messaging/files/request-message-upload.ts';
import { cleanFileName } from '../../files/file-name.ts';
import { defineHandler } from '../../server/define-handler.ts';

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
