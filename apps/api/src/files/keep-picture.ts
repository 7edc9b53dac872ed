import { createHash } from 'node:crypto';
import type { PicturePurpose } from '@wbn/contract/files/upload.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { brokenPicture, checkPictureBytes } from './check-picture.ts';
import type { FileStore } from './file-store.ts';
import type { MadeVersion } from './make-picture.ts';
import { insertPicture, type NewPicture } from './upload.sql.ts';

/** A file that was sent, and whose it will be. */
export interface SentFile {
  readonly key: string;
  readonly contentType: string;
  readonly ownerID: string;
}

/** What came of it; a video has no more than an address. */
export interface KeptFile {
  readonly id: string;
  readonly photo: StoredPhoto;
}

/** Checks a picture that was sent, draws it anew in all sizes of its purpose, and keeps those. */
export async function keepPicture(
  db: Kysely<Database>,
  store: FileStore,
  { key, contentType, ownerID, purpose }: SentFile & { readonly purpose: PicturePurpose },
): Promise<KeptFile> {
  const bytes = await store.readIncoming(key, 'picture');
  if (!bytes) throw brokenPicture('The picture has not been sent yet.');
  checkPictureBytes(bytes, contentType);
  // libvips takes 18 MB: loaded with the first picture, not at the start.
  const { makePicture } = await import('./make-picture.ts');
  const versions = await makePicture(bytes, purpose);
  const id = hashVersions(ownerID, versions);
  const files = versions.map((version) => ({ key: `pictures/${id}/${fileName(version)}`, version }));
  const photo = toStoredPhoto(files.map(({ key, version }) => ({ ...version, url: store.urlOf(key) })));
  await reservePicture(db, { id, ownerID, photo, keys: files.map(({ key }) => key) });
  await Promise.all(files.map(({ key, version }) => store.write(key, version.bytes, version.type)));
  return { id, photo };
}

/** Writes the row before the files, so that no file is without one. Throws ServiceUnavailable while the sweep removes the same file. */
export async function reservePicture(db: Kysely<Database>, picture: NewPicture): Promise<void> {
  if ((await insertPicture.run(db, picture)) === 0)
    throw new CallError('ServiceUnavailable', 'This file is being removed. Send it again in a moment.');
}

/** Of owner and content: an address never changes what it shows, and two owners never share files. */
function hashVersions(ownerID: string, versions: readonly MadeVersion[]): string {
  const hash = createHash('sha256').update(ownerID);
  for (const { width, height, type, bytes } of versions)
    hash.update(`/${type} ${width} ${height}/`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

function fileName({ width, type }: MadeVersion): string {
  return `${width}.${type.slice('image/'.length)}`;
}

/** The address for whoever knows no versions is that of the largest WebP. */
function toStoredPhoto(versions: readonly (Omit<MadeVersion, 'bytes'> & { url: string })[]): StoredPhoto {
  const largest = versions.findLast((version) => version.type === 'image/webp');
  if (!largest) throw new Error('A picture was made without a WebP.');
  return {
    url: largest.url,
    width: largest.width,
    height: largest.height,
    versions: versions.map(({ url, width, height, type }) => ({ url, width, height, type })),
  };
}
