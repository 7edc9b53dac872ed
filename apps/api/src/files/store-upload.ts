import { createHash, type Hash } from 'node:crypto';
import type { PicturePurpose, VideoType } from '@wbn/contract/files/upload.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { brokenPicture, checkPictureBytes } from './check-picture.ts';
import { checkSize } from './check-size.ts';
import { brokenVideo, checkVideo } from './check-video.ts';
import type { FileStore } from './file-store.ts';
import type { MadeVersion } from './make-picture.ts';
import { insertPicture, type NewPicture } from './upload.sql.ts';

/** An uploaded file and its future owner. */
export interface SentFile {
  readonly key: string;
  readonly contentType: string;
  readonly ownerID: string;
}

/** The stored result; a video has only an address. */
export interface StoredUpload {
  readonly id: string;
  readonly photo: StoredPhoto;
}

/** Whether a picture has no public address. */
export const isPrivatePhoto = ({ url }: StoredPhoto): boolean => url.startsWith('private/');

interface SentPicture extends SentFile {
  readonly purpose: PicturePurpose;
  readonly isPrivate: boolean;
}

/** Validates an uploaded picture and stores it as `storePictureBytes` does. */
export async function storePicture(
  db: Kysely<Database>,
  store: FileStore,
  { key, contentType, ownerID, purpose, isPrivate }: SentPicture,
): Promise<StoredUpload> {
  const bytes = await store.readIncoming(key, 'picture');
  if (!bytes) throw brokenPicture('The picture has not been sent yet.');
  return storePictureBytes(db, store, { bytes, contentType, ownerID, purpose, isPrivate });
}

/** The bytes of a picture and its future owner; without a declared type any that is taken. */
export interface PictureBytes {
  readonly bytes: Buffer;
  readonly contentType?: string;
  readonly ownerID: string;
  readonly purpose: PicturePurpose;
  readonly isPrivate?: boolean;
}

/** Validates a picture by its bytes, re-encodes it in all sizes of its purpose, and stores them; a private one without addresses, by its keys. */
export async function storePictureBytes(
  db: Kysely<Database>,
  store: FileStore,
  { bytes, contentType, ownerID, purpose, isPrivate = false }: PictureBytes,
): Promise<StoredUpload> {
  checkPictureBytes(bytes, contentType);
  // Loaded with the first picture, because libvips takes 18 MB.
  const { makePicture } = await import('./make-picture.ts');
  const versions = await makePicture(bytes, purpose);
  const place = isPrivate ? 'private' : 'pictures';
  const id = hashVersions(isPrivate ? `private/${ownerID}` : ownerID, versions);
  const files = versions.map((version) => ({ key: `${place}/${id}/${fileName(version)}`, version }));
  const photo = toStoredPhoto(
    files.map(({ key, version }) => ({ ...version, url: isPrivate ? key : store.urlOf(key) })),
  );
  await reservePicture(db, { id, ownerID, photo, keys: files.map(({ key }) => key) });
  await Promise.all(files.map(({ key, version }) => store.write(key, version.bytes, version.type)));
  return { id, photo };
}

/**
 * Inserts the row before writing the files, so that no file lacks a row. Throws ServiceUnavailable while the clean-up
 * job deletes the same file.
 */
export async function reservePicture(db: Kysely<Database>, picture: NewPicture): Promise<void> {
  if ((await insertPicture.run(db, picture)) === 0)
    throw new CallError('ServiceUnavailable', 'This file is being removed. Send it again in a moment.');
}

/** Hash of owner and content: an address never changes its content, and two owners never share files. */
function hashVersions(ownerID: string, versions: readonly MadeVersion[]): string {
  const hash = createHash('sha256').update(ownerID);
  for (const { width, height, type, bytes } of versions)
    hash.update(`/${type} ${width} ${height}/`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

function fileName({ width, type }: MadeVersion): string {
  return `${width}.${type.slice('image/'.length)}`;
}

/** The fallback address is that of the largest WebP. */
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

/** Validates an uploaded video as a stream and stores it unchanged, because we cannot re-encode videos. */
export async function storeVideo(
  db: Kysely<Database>,
  store: FileStore,
  { key: incomingKey, contentType, ownerID }: SentFile,
): Promise<StoredUpload> {
  const stream = await store.streamIncoming(incomingKey);
  if (!stream) throw brokenVideo('The film has not been sent yet.');
  const hash = createHash('sha256').update(`${ownerID}/${contentType}/`);
  try {
    await checkVideo(hashed(stream, hash), contentType as VideoType);
  } finally {
    stream.destroy();
  }
  const id = hash.digest('hex').slice(0, 32);
  const key = `pictures/${id}/video.${contentType.slice('video/'.length)}`;
  const photo = { url: store.urlOf(key) };
  await reservePicture(db, { id, ownerID, photo, keys: [key] });
  await store.moveIncoming(incomingKey, key, contentType);
  return { id, photo };
}

/** Yields the same chunks while counting and hashing them. */
async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: Hash) {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    checkSize(size, 'video');
    hash.update(piece);
    yield piece;
  }
}
