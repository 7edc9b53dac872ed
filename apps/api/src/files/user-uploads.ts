import {
  requestProfilePhotoUpload,
  requestUserUpload,
  validateProfilePhotoUpload,
} from '@wbn/contract/files/request-uploads.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { takeUpload } from './take-upload.ts';
import { updateProfilePhoto } from './upload.sql.ts';

export const requestProfilePhotoUploadHandler = defineHandler(
  requestProfilePhotoUpload,
  async ({ body, user, services }) => ({
    data: await services.uploads.request(user, { ...body, purpose: 'profilePhoto' }),
  }),
);

export const requestUserUploadHandler = defineHandler(
  requestUserUpload,
  async ({ body, user, services }) => ({
    data: await services.uploads.request(user, body),
  }),
);

export const validateProfilePhotoUploadHandler = defineHandler(
  validateProfilePhotoUpload,
  async ({ body: { token }, user: { userID }, services }) => {
    const reference = { token, userID, purpose: 'profilePhoto' } as const;
    await services.uploads.prepare(reference);
    const profilePhoto = await services.db.transaction().execute(async (transaction) => {
      const photo = await takeUpload(transaction, reference);
      if ((await updateProfilePhoto.run(transaction, { userID, photo })) === 0)
        throw notFound(`No person has the id ${userID}`);
      return photo;
    });
    return { data: { profilePhoto } };
  },
);
