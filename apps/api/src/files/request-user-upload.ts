import { requestUserUpload } from '@wbn/contract/files/request-user-upload.ts';
import { defineHandler } from '../server/define-handler.ts';

export const requestUserUploadHandler = defineHandler(
  requestUserUpload,
  async ({ body, user, services }) => ({ data: await services.uploads.request(user, body) }),
);
