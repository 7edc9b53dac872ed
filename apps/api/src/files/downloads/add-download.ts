import { randomBytes } from 'node:crypto';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { hashToken } from '../claim-upload.ts';
import { deleteOldDownloads, insertDownload, type NewDownload } from './download.sql.ts';

/** Makes an address that works once and for a minute; who may have what is checked before, and again when it is used. */
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
