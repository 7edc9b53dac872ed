import { createHash, type Hash } from 'node:crypto';
import type { VideoType } from '@wbn/contract/files/upload.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { checkSize } from './check-size.ts';
import { brokenVideo, checkVideo } from './check-video.ts';
import type { FileStore } from './file-store.ts';
import { type KeptFile, reservePicture, type SentFile } from './keep-picture.ts';

/** Checks a video that was sent, piece by piece, and keeps it as it is: nothing here could draw it anew. */
export async function keepVideo(
  db: Kysely<Database>,
  store: FileStore,
  { key: incomingKey, contentType, ownerID }: SentFile,
): Promise<KeptFile> {
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
  await store.keepIncoming(incomingKey, key, contentType);
  return { id, photo };
}

/** The same pieces, counted and summed up. */
async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: Hash) {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    checkSize(size, 'video');
    hash.update(piece);
    yield piece;
  }
}
