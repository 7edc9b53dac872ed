import { requestProfilePhotoUpload } from '@wbn/contract/files/request-profile-photo-upload.ts';
import { defineHandler } from '../server/define-handler.ts';

export const requestProfilePhotoUploadHandler = defineHandler(
  requestProfilePhotoUpload,
  async ({ body, user, services }) => ({
    data: await services.uploads.request(user, { ...body, purpose: 'profilePhoto' }),
  }),
);
