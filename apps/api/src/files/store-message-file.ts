import { createHash } from 'node:crypto';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { checkPictureBytes } from './check-picture.ts';
import type { FileStore } from './file-store.ts';
import { reservePicture, type SentFile, type StoredUpload } from './store-upload.ts';

/** Number of bytes at the end in which the last line must be; PDF readers look no further either. */
const endLength = 1024;

/**
 * Throws unless the file is a complete PDF without password, which neither the receiver nor a virus scanner could
 * open. The content is not checked, because the file is only saved and never shown as a page.
 */
export function checkPdf(bytes: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)))
    throw new CallError(
      'UnsupportedMediaType',
      'The file is not a PDF by its content. Send a PDF or a picture.',
    );
  if (!bytes.subarray(-endLength).includes('%%EOF')) throw brokenPdf('The PDF is cut off; send it again.');
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(bytes.toString('latin1')))
    throw brokenPdf('The PDF is protected by a password; send it without one.');
}

function brokenPdf(problem: string): CallError {
  return validationError({ file: problem }, problem);
}

/** Returns the key of the preview of the file with this path. */
export const previewOf = (path: string): string => path.replace(/[^/]+$/, 'preview.webp');

/**
 * Validates an uploaded message file and stores it privately: a picture is re-encoded, which removes metadata such as
 * the place, and gets a small preview; a PDF stays unchanged.
 */
export async function storeMessageFile(
  db: Kysely<Database>,
  store: FileStore,
  { key, contentType, ownerID }: SentFile,
): Promise<StoredUpload> {
  const sent = await store.readIncoming(key, 'messageFile');
  if (!sent) {
    const problem = 'The file has not been sent yet.';
    throw validationError({ file: problem }, problem);
  }
  const { bytes, preview } = await prepare(sent, contentType);
  const id = createHash('sha256')
    .update(`${ownerID}/${contentType}/`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const path = `private/${id}/file.${contentType.split('/')[1]}`;
  const photo = { url: path };
  const keys = preview ? [path, previewOf(path)] : [path];
  await reservePicture(db, { id, ownerID, photo, keys, size: bytes.length });
  await store.write(path, bytes, contentType);
  if (preview) await store.write(previewOf(path), preview, 'image/webp');
  return { id, photo };
}

async function prepare(
  bytes: Buffer,
  contentType: string,
): Promise<{ readonly bytes: Buffer; readonly preview?: Buffer }> {
  if (contentType === 'application/pdf') {
    checkPdf(bytes);
    return { bytes };
  }
  const type = checkPictureBytes(bytes, contentType);
  // Loaded with the first picture, because libvips takes 18 MB.
  const { reencodePicture } = await import('./make-picture.ts');
  return reencodePicture(bytes, type);
}
