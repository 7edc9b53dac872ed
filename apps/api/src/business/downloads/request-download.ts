import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { requestDownload } from '@wbn/contract/business/request-download.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { addDownload } from '../../files/downloads/add-download.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayDownload } from '../policies.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { downloadName } from './download-name.ts';
import { selectCompanyName } from './request-download.sql.ts';

/** An archive of a company is work: some a minute are more than anybody needs. */
const limit = { call: 'request-download', most: 30, seconds: 600 };

export const requestDownloadHandler = defineHandler(
  requestDownload,
  ({ user: { userID }, params: { id }, body: { kind }, language, clientAddress, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const may = (role: BusinessRole | undefined) => mayDownload(role, kind);
      await requireRoleForWrite(transaction, { businessID: id, userID, may, evenDeleted: true });
      await limitCall(transaction, { ...limit, clientAddress });
      const address = await addDownload(transaction, { business_id: id, user_id: userID, kind, language });
      const { company_name } = await selectCompanyName.only(transaction, { businessID: id });
      return { data: { ...address, fileName: downloadName(company_name, kind, new Date()) } };
    }),
);
