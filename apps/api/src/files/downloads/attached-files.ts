import type { MessageFileUse } from '@wbn/contract/messaging/message-uploads.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { refuseFields } from '../../server/describe-issue.ts';
import { previewOf } from '../store-message-file.ts';
import type { NewDownload } from './download.sql.ts';
import { addDownload, type OpenDownload } from './serve-downloads.ts';

/** A file of a message, a request for quotation or an offer. */
interface AttachedFile {
  readonly name: string;
  readonly content_type: string;
  /** In the file store. */
  readonly path: string;
}

interface Asked {
  /** Name of the call, which is limited per person; the limit is high because long threads have many previews. */
  readonly call: string;
  readonly use: MessageFileUse;
  readonly file: Pick<AttachedFile, 'name' | 'content_type'>;
  readonly download: Omit<NewDownload, 'token_hash'> & { readonly user_id: string };
}

/**
 * Gives a single-use address of a file that the caller has found for the person. Throws ValidationError when something other than a
 * picture is to be shown, and TooManyRequests.
 */
export async function giveFileAddress(
  transaction: Kysely<Database>,
  { call, use, file, download }: Asked,
): Promise<{ readonly url: string; readonly expiresAt: string; readonly fileName: string }> {
  if (use !== 'download' && !file.content_type.startsWith('image/'))
    refuseFields({ use: 'must be download for what is not a picture' });
  await limitCall(transaction, { call, most: 1_000, seconds: 600, clientAddress: download.user_id });
  return { ...(await addDownload(transaction, download)), fileName: file.name };
}

type UsedDownload = Parameters<OpenDownload>[2];

/** Serves a file; `find` checks again that the person still may have it, and throws NotFound. */
export function openAttachedFile(
  use: MessageFileUse,
  find: (transaction: Kysely<Database>, download: UsedDownload) => Promise<AttachedFile>,
): OpenDownload {
  return async (transaction, { fileStore }, download) => {
    const { path, name, content_type } = await find(transaction, download);
    const isPreview = use === 'preview';
    return {
      contentType: isPreview ? 'image/webp' : content_type,
      fileName: name,
      how: use === 'download' ? 'attachment' : 'inline',
      async stream() {
        const found = await fileStore.read(isPreview ? previewOf(path) : path);
        if (!found) throw notFound('This file is not here any more.');
        return found;
      },
    };
  };
}
