import type { Readable } from 'node:stream';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { DownloadKind } from '@wbn/contract/business/request-download.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../../files/claim-upload.ts';
import type { Services } from '../../server/services.ts';
import { streamBusinessArchive } from '../business-archive/stream-business-archive.ts';
import { mayDownload } from '../policies.ts';
import { streamProductsCsv } from '../product-csv/stream-products-csv.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { selectCompanyName, useDownload } from './download.sql.ts';
import { attachment, downloadName } from './download-name.ts';

interface Opened {
  readonly businessID: string;
  readonly kind: DownloadKind;
  readonly language: Language;
  readonly fileName: string;
}

const types: Record<DownloadKind, string> = {
  products: 'text/csv; charset=utf-8',
  company: 'application/zip',
};

/**
 * Serves what `request-download` gives addresses to: browsers save it without a token, as a file and not as a page. HEAD is not answered:
 * it would use the address up.
 */
export function serveDownloads(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { token: string } }>(
    '/downloads/:token',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const opened = await open(services, request.params.token);
      const filesUrl = `${request.protocol}://${request.host}`;
      reply
        .type(types[opened.kind])
        .header('content-disposition', attachment(opened.fileName))
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer');
      return reply.send(streamOf(services, opened, filesUrl));
    },
  );
}

/** Once, within its minute, and only while the person still may: who has left meanwhile gets nothing. */
function open({ db }: Services, token: string): Promise<Opened> {
  return db.transaction().execute(async (transaction) => {
    const download = await useDownload.first(transaction, { tokenHash: hashToken(token) });
    if (!download)
      throw notFound('This address has been used, or is older than a minute: ask for a new one.');
    const { business_id: businessID, user_id: userID, kind } = download;
    const may = (role: BusinessRole | undefined) => mayDownload(role, kind);
    await requireRoleForWrite(transaction, { businessID, userID, may, evenDeleted: true });
    const details = { download: kind };
    await recordActivity(transaction, { businessID, userID, action: 'data-downloaded', details });
    const { company_name } = await selectCompanyName.only(transaction, { businessID });
    const fileName = downloadName(company_name, kind, new Date());
    return { businessID, kind, language: languageOf(download.language), fileName };
  });
}

function streamOf(services: Services, { kind, businessID, language }: Opened, filesUrl: string): Readable {
  return kind === 'products'
    ? streamProductsCsv(services, { businessID, language, filesUrl })
    : streamBusinessArchive(services, { businessID, language });
}

function languageOf(text: string): Language {
  return languages.find((language) => language === text) ?? 'en';
}
