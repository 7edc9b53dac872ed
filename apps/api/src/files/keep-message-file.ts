import { createHash } from 'node:crypto';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from './file-store.ts';
import { checkPictureBytes, type KeptFile, reservePicture, type SentFile } from './keep-picture.ts';

/** Bytes at the end in which its last line stands: readers look no further either. */
const endLength = 1024;

/**
 * Refuses what is no PDF by its bytes, is cut off, or is locked by a password: the receiver could not open it, and nothing on its way can look
 * into it. What is inside is not judged: it is saved as a file, never shown as a page.
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

/** What the preview of a file is called that lies under this path. */
export const previewOf = (path: string): string => path.replace(/[^/]+$/, 'preview.webp');

/**
 * Checks a file of a message that was sent and keeps it in a private place: a picture drawn anew, so that it tells nothing of where it was
 * taken, with a small preview; a PDF as it is.
 */
export async function keepMessageFile(
  db: Kysely<Database>,
  store: FileStore,
  { key, contentType, ownerID }: SentFile,
): Promise<KeptFile> {
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
  // libvips takes 18 MB: loaded with the first picture, not at the start.
  const { redrawPicture } = await import('./make-picture.ts');
  return redrawPicture(bytes, type);
}
