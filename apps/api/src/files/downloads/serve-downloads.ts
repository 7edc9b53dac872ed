import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { hashToken } from '../take-upload.ts';
import { deleteOldDownloads, insertDownload, type NewDownload, useDownload } from './download.sql.ts';

/**
 * Creates a single-use address, valid for a minute. The caller checks permissions before; `OpenDownload` checks them
 * again on use.
 */
export async function addDownload(
  transaction: Kysely<Database>,
  download: Omit<NewDownload, 'token_hash'>,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  await deleteOldDownloads.run(transaction);
  const { expires_at } = await insertDownload.only(transaction, {
    ...download,
    token_hash: hashToken(token),
  });
  return { url: `/downloads/${token}`, expiresAt: expires_at.toISOString() };
}

/**
 * `attachment` saves the file, `inline` shows it. Includes the file name, with an ASCII fallback for old clients (RFC
 * 6266).
 */
function contentDisposition(how: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

type UsedDownload = RowOf<typeof useDownload>;

/** The file behind an address. */
interface OpenedDownload {
  readonly contentType: string;
  readonly fileName: string;
  /** `inline` for files that a page shows; a content security policy keeps them from running anything. */
  readonly how: 'attachment' | 'inline';
  /** Called after the transaction; `filesUrl` is this host as the browser addressed it. */
  readonly stream: (filesUrl: string) => Readable | Promise<Readable>;
}

/** Checks in a transaction that the person may still have the file. Throws the errors of calls. */
export type OpenDownload = (
  transaction: Kysely<Database>,
  services: Services,
  download: UsedDownload,
) => Promise<OpenedDownload>;

/**
 * Serves the addresses of `addDownload`, each kind with the function of its folder. They need no token, so that
 * browsers can load them. HEAD is not supported, because it would use the address up.
 */
export function serveDownloads(
  server: FastifyInstance,
  services: Services,
  open: Readonly<Record<UsedDownload['kind'], OpenDownload>>,
): void {
  server.get<{ Params: { token: string } }>(
    '/downloads/:token',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { contentType, fileName, how, stream } = await services.db
        .transaction()
        .execute(async (transaction) => {
          const tokenHash = hashToken(request.params.token);
          const download = await useDownload.first(transaction, { tokenHash });
          if (!download)
            throw notFound('This address has been used, or is older than a minute: ask for a new one.');
          return open[download.kind](transaction, services, download);
        });
      reply
        .type(contentType)
        .header('content-disposition', contentDisposition(how, fileName))
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer');
      if (how === 'inline')
        reply
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(await stream(`${request.protocol}://${request.host}`));
    },
  );
}
