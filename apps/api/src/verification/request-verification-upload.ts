import { requestVerificationUpload } from '@wbn/contract/verification/request-verification-upload.ts';
import { mayManageVerification } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import { cleanFileName } from '../files/file-name.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findOpenCase } from './case.sql.ts';
import { requireEditable } from './change-own-case.ts';

export const requestVerificationUploadHandler = defineHandler(
  requestVerificationUpload,
  async ({ params: { id: businessID }, body, user: { userID }, services: { db, uploads } }) => {
    await requireRole(db, { businessID, userID, may: mayManageVerification });
    requireEditable(await findOpenCase.first(db, { businessID }));
    const { contentType, fileSize, fileName } = body;
    return {
      data: await uploads.request(
        { userID, businessID },
        {
          contentType,
          fileSize,
          purpose: 'verificationDocument',
          fileName: cleanFileName(fileName, contentType),
        },
      ),
    };
  },
);
