import { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import { CallError, notFound } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { mayChangeBusinessPictures } from './policies.ts';
import { findBusinessRole } from './upload.sql.ts';

export const requestBusinessUploadHandler = defineHandler(
  requestBusinessUpload,
  async ({ body: { businessID, ...request }, user: { userID }, services }) => {
    const business = await findBusinessRole(services.db, businessID, userID);
    if (!business) throw notFound(`No company has the id ${businessID}`);
    if (!mayChangeBusinessPictures(business.role)) {
      throw new CallError('Forbidden', "Only the company's owner may change its pictures.");
    }
    return { data: await services.uploads.request({ userID, businessID }, request) };
  },
);
