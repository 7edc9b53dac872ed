import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { DownloadKind } from '@wbn/contract/business/request-download.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import type { OpenDownload } from '../../files/downloads/serve-downloads.ts';
import { streamBusinessArchive } from '../business-archive/stream-business-archive.ts';
import { mayDownload } from '../policies.ts';
import { streamProductsCsv } from '../product-csv/stream-products-csv.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { downloadName } from './download-name.ts';
import { selectCompanyName } from './request-download.sql.ts';

const types: Record<DownloadKind, string> = {
  products: 'text/csv; charset=utf-8',
  company: 'application/zip',
};

function openBusinessDownload(kind: DownloadKind): OpenDownload {
  return async (transaction, services, { business_id, user_id: userID, language: text }) => {
    // The table lets no such row be without a company.
    const businessID = business_id ?? '';
    const may = (role: BusinessRole | undefined) => mayDownload(role, kind);
    await requireRoleForWrite(transaction, { businessID, userID, may, evenDeleted: true });
    const details = { download: kind };
    await recordActivity(transaction, { businessID, userID, action: 'data-downloaded', details });
    const { company_name } = await selectCompanyName.only(transaction, { businessID });
    const language = languageOf(text);
    return {
      contentType: types[kind],
      fileName: downloadName(company_name, kind, new Date()),
      how: 'attachment',
      stream: (filesUrl) =>
        kind === 'products'
          ? streamProductsCsv(services, { businessID, language, filesUrl })
          : streamBusinessArchive(services, { businessID, language }),
    };
  };
}

/** What `request-download` gives addresses to. */
export const businessDownloads = {
  products: openBusinessDownload('products'),
  company: openBusinessDownload('company'),
} as const;

function languageOf(text: string): Language {
  return languages.find((language) => language === text) ?? 'en';
}
