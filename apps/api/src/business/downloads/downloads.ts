import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { type DownloadKind, requestDownload } from '@wbn/contract/business/request-download.ts';
import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { addDownload, type OpenDownload } from '../../files/downloads/serve-downloads.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { streamBusinessArchive } from '../business-archive/stream-business-archive.ts';
import { mayDownload } from '../policies.ts';
import { streamProductsCsv } from '../product-csv/stream-products-csv.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { selectCompanyName } from './request-download.sql.ts';

const endings: Record<DownloadKind, string> = {
  products: 'products.csv',
  company: 'company.zip',
  figures: 'figures.csv',
};

/**
 * Returns a file name valid on every file system: `acme-valves-2026-11-21-products.csv`; letters of any script stay.
 */
export function downloadName(companyName: string, kind: DownloadKind, day: Date): string {
  const words = companyName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed().replace(/-$/, '');
  return [name, day.toISOString().slice(0, 10), endings[kind]].filter((part) => part !== '').join('-');
}

/** Limited because building an archive is expensive. */
const limit = { call: 'request-download', most: 30, seconds: 600 };

export const requestDownloadHandler = defineHandler(
  requestDownload,
  ({ user: { userID }, params: { id }, body: { kind }, language, clientAddress, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const may = (role: BusinessRole | undefined) => mayDownload(role, kind);
      await requireRoleForWrite(transaction, { businessID: id, userID, may, allowDeleted: true });
      await limitCall(transaction, { ...limit, clientAddress });
      const address = await addDownload(transaction, { business_id: id, user_id: userID, kind, language });
      const { company_name } = await selectCompanyName.only(transaction, { businessID: id });
      return { data: { ...address, fileName: downloadName(company_name, kind, new Date()) } };
    }),
);

type OwnKind = Exclude<DownloadKind, 'figures'>;

const types: Record<OwnKind, string> = {
  products: 'text/csv; charset=utf-8',
  company: 'application/zip',
};

function openBusinessDownload(kind: OwnKind): OpenDownload {
  return async (transaction, services, { business_id, user_id: userID, language: text }) => {
    // A constraint of the table guarantees the company.
    const businessID = business_id ?? '';
    const may = (role: BusinessRole | undefined) => mayDownload(role, kind);
    await requireRoleForWrite(transaction, { businessID, userID, may, allowDeleted: true });
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

/** Downloads for which `request-download` gives addresses, except figures, which are opened by their folder. */
export const businessDownloads = {
  products: openBusinessDownload('products'),
  company: openBusinessDownload('company'),
} as const;

function languageOf(text: string): TextLanguage {
  return textLanguages.find((language) => language === text) ?? 'en';
}
