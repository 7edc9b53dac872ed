import { createHash, randomBytes } from 'node:crypto';
import type { UploadRequest, UploadTicket } from '@wbn/contract/files/upload.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database, StoredPhoto } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { CallError } from '../server/call-error.ts';
import { limitCall } from '../server/limit-call.ts';
import { brokenPicture, checkPictureBytes, checkSize } from './check-picture.ts';
import { type Claim, claimKey, hashToken, unknownUpload } from './claim-upload.ts';
import type { FileStore } from './file-store.ts';
import type { MadeVersion } from './make-picture.ts';
import { attachPicture, findUpload, insertPicture, insertUpload } from './upload.sql.ts';
import { createWorkQueue } from './work-queue.ts';

/** One person may ask this often; more than anybody changes pictures. */
export const uploadLimit = { most: 60, seconds: 3600 } as const;

/** The one service behind all upload calls. */
export interface Uploads {
  /** Signs a form for one file. */
  request(owner: { userID: string; businessID?: string }, request: UploadRequest): Promise<UploadTicket>;
  /**
   * Checks what was sent and draws its sizes; for `claimUpload` afterwards. Done once: a second time it only gives the
   * picture. Throws a CallError when nothing was sent, or not a picture that is taken.
   */
  prepare(claim: Claim): Promise<StoredPhoto>;
}

/** Works with a store; few pictures are drawn at once, and few wait. */
export function createUploads(db: Kysely<Database>, store: FileStore): Uploads {
  const queue = createWorkQueue({ atOnce: 2, waiting: 20 });

  async function request(
    { userID, businessID }: { userID: string; businessID?: string },
    { contentType, fileSize, purpose }: UploadRequest,
  ): Promise<UploadTicket> {
    checkSize(fileSize);
    const token = randomBytes(32).toString('base64url');
    const key = `incoming/${randomBytes(18).toString('base64url')}`;
    await db.transaction().execute(async (transaction) => {
      await limitCall(transaction, { call: 'request-upload', clientAddress: userID, ...uploadLimit });
      await insertUpload(transaction, {
        id: newId(),
        token_hash: hashToken(token),
        user_id: userID,
        business_id: businessID ?? null,
        purpose,
        content_type: contentType,
        file_size: fileSize,
        object_key: key,
      });
    });
    return { signedPost: await store.signPost({ key, contentType, fileSize }), token };
  }

  async function prepare(claim: Claim): Promise<StoredPhoto> {
    const upload = await findUpload(db, claimKey(claim));
    if (!upload) throw unknownUpload();
    if (upload.photo) return upload.photo;
    const work = queue.run(async () => {
      const bytes = await store.readIncoming(upload.object_key);
      if (!bytes) throw brokenPicture('The picture has not been sent yet.');
      checkPictureBytes(bytes, upload.content_type);
      // libvips takes 18 MB: loaded with the first picture, not at the start.
      const { makePicture } = await import('./make-picture.ts');
      return makePicture(bytes, claim.purpose);
    });
    if (!work)
      throw new CallError('ServiceUnavailable', 'Many pictures are being sent. Try again in a moment.');
    const versions = await work.catch(async (error: unknown) => {
      // It will not become better; the form is still good for another one.
      if (error instanceof CallError) await store.remove([upload.object_key]);
      throw error;
    });
    const { id, photo } = await keep(claim.businessID ?? claim.userID, versions);
    await attachPicture(db, upload.id, id);
    await store.remove([upload.object_key]);
    return photo;
  }

  /** The row before the files: no file is ever without one. */
  async function keep(ownerID: string, versions: MadeVersion[]): Promise<{ id: string; photo: StoredPhoto }> {
    const id = hashVersions(ownerID, versions);
    const files = versions.map((version) => ({ key: `pictures/${id}/${fileName(version)}`, version }));
    const photo = toStoredPhoto(files.map(({ key, version }) => ({ ...version, url: store.urlOf(key) })));
    await insertPicture(db, { id, ownerID, photo, keys: files.map(({ key }) => key) });
    await Promise.all(files.map(({ key, version }) => store.write(key, version.bytes, version.type)));
    return { id, photo };
  }

  return { request, prepare };
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
