import { requestBusinessUpload } from '@wbn/contract/files/request-uploads.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayEditProfile, mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';

export const requestBusinessUploadHandler = defineHandler(
  requestBusinessUpload,
  async ({ body: { businessID, ...request }, user: { userID }, services }) => {
    if (businessID === undefined) {
      return { data: await services.uploads.request({ userID, newBusiness: true }, request) };
    }
    const may = request.purpose === 'productPhoto' ? mayManageProducts : mayEditProfile;
    await requireRole(services.db, { businessID, userID, may });
    return { data: await services.uploads.request({ userID, businessID }, request) };
  },
);
