import { randomBytes } from 'node:crypto';
import type { UploadTicket } from '@wbn/contract/files/upload.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { type CallLimit, limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { checkSize, type FileKind, type FilePurpose, isPrivatePurpose, kindOf } from './check-size.ts';
import { cleanFileName, type FileType } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { storeMessageFile } from './store-message-file.ts';
import {
  isPrivatePhoto,
  type PictureBytes,
  type SentFile,
  type StoredUpload,
  storePicture,
  storePictureBytes,
  storeVideo,
} from './store-upload.ts';
import { hashToken, keyOfUpload, type UploadReference, unknownUpload } from './take-upload.ts';
import { attachPicture, findUpload, insertUpload } from './upload.sql.ts';
import { createWorkQueue } from './work-queue.ts';

/** Per person; enough for the pictures of a whole product catalogue. */
export const uploadLimit = { most: 300, seconds: 3600 } as const;
/** Lower, because videos are a hundred times as large. */
export const videoUploadLimit = { most: 30, seconds: 3600 } as const;
/** Lower, because message files are twenty times as large. */
export const messageUploadLimit = { most: 100, seconds: 3600 } as const;

const uploadLimits = {
  picture: { call: 'request-upload', ...uploadLimit },
  video: { call: 'request-video-upload', ...videoUploadLimit },
  messageFile: { call: 'request-message-upload', ...messageUploadLimit },
} as const satisfies Record<FileKind, Omit<CallLimit, 'clientAddress'>>;

/** Future owner of a file: a person, a company, or a company created together with it. */
interface UploadOwner {
  readonly userID: string;
  readonly businessID?: string;
  readonly newBusiness?: true;
}

/** The announced file. */
interface FileRequest {
  readonly contentType: string;
  /** In bytes. */
  readonly fileSize: number;
  readonly purpose: FilePurpose;
}

/** A message file or document, with the name that its readers see. */
interface NamedFileRequest extends FileRequest {
  readonly contentType: FileType;
  readonly fileName: string;
}

/** The service behind all upload calls. */
export interface Uploads {
  /** Signs a form for one file. */
  request(owner: UploadOwner, file: FileRequest | NamedFileRequest): Promise<UploadTicket>;
  /**
   * Validates an uploaded file, resizes a picture or stores a video, for a later `takeUpload`, `takeVideoUpload` or
   * `takeFile`. Repeated calls return the stored result. Throws a CallError when nothing was uploaded or the file is
   * not accepted.
   */
  prepare(reference: UploadReference): Promise<StoredPhoto>;
  /** The same for a picture that a job has fetched; the clean-up job deletes it when nobody shows it a day later. */
  store(picture: PictureBytes): Promise<StoredPhoto>;
}

type SentUpload = NonNullable<Awaited<ReturnType<typeof findUpload.first>>>;

/** Processes few files at once and queues few. */
export function createUploads(db: Kysely<Database>, store: FileStore): Uploads {
  const pictures = createWorkQueue({ atOnce: 2, waiting: 20 });
  const videos = createWorkQueue({ atOnce: 2, waiting: 20 });
  /** By upload: concurrent requests for the same upload share one run. */
  const underWay = new Map<string, Promise<StoredPhoto>>();

  async function request(
    { userID, businessID, newBusiness }: UploadOwner,
    file: FileRequest | NamedFileRequest,
  ): Promise<UploadTicket> {
    const { contentType, fileSize, purpose } = file;
    const kind = kindOf(purpose, contentType);
    checkSize(fileSize, kind);
    const token = randomBytes(32).toString('base64url');
    const key = `incoming/${randomBytes(18).toString('base64url')}`;
    await db.transaction().execute(async (transaction) => {
      await limitCall(transaction, { clientAddress: userID, ...uploadLimits[kind] });
      await insertUpload.run(transaction, {
        id: newId(),
        token_hash: hashToken(token),
        user_id: userID,
        business_id: businessID ?? null,
        new_business: newBusiness ?? false,
        purpose,
        content_type: contentType,
        file_size: fileSize,
        object_key: key,
        file_name: 'fileName' in file ? cleanFileName(file.fileName, file.contentType) : null,
      });
    });
    return { signedPost: await store.signPost({ key, contentType, fileSize }), token };
  }

  async function prepare(reference: UploadReference): Promise<StoredPhoto> {
    const upload = await findUpload.first(db, keyOfUpload(reference));
    if (!upload) throw unknownUpload();
    if (upload.photo) {
      // It was stored for a private place, and the sent file is gone.
      if (isPrivatePhoto(upload.photo) && !isPrivatePurpose(reference.purpose) && !reference.isPrivate)
        throw unknownUpload();
      return upload.photo;
    }
    const work = underWay.get(upload.id) ?? prepareUpload(reference, upload);
    underWay.set(upload.id, work);
    try {
      return await work;
    } catch (error) {
      // Another process may have stored it meanwhile and deleted the upload.
      const again = await findUpload.first(db, keyOfUpload(reference));
      if (again?.photo) return again.photo;
      throw error;
    } finally {
      underWay.delete(upload.id);
    }
  }

  async function prepareUpload(reference: UploadReference, upload: SentUpload): Promise<StoredPhoto> {
    const { businessID, newBusiness, userID } = reference;
    const sent = {
      key: upload.object_key,
      contentType: upload.content_type,
      // A new company has no id yet, so the upload's unique id is used.
      ownerID: newBusiness ? upload.id : (businessID ?? userID),
    };
    const work = runWork(reference, sent);
    if (!work) throw manyFiles();
    const { id, photo }: StoredUpload = await work.catch(async (error: unknown) => {
      // Retrying would not help; the form can still be used for another file.
      if (error instanceof CallError) await store.delete([upload.object_key]);
      throw error;
    });
    await attachPicture.run(db, { uploadID: upload.id, pictureID: id });
    await store.delete([upload.object_key]);
    return photo;
  }

  function runWork(
    { purpose, isPrivate = false }: UploadReference,
    sent: SentFile,
  ): Promise<StoredUpload> | undefined {
    if (purpose === 'video') return videos.run(() => storeVideo(db, store, sent));
    if (isPrivatePurpose(purpose)) return pictures.run(() => storeMessageFile(db, store, sent));
    return pictures.run(() => storePicture(db, store, { ...sent, purpose, isPrivate }));
  }

  async function storeBytes(picture: PictureBytes): Promise<StoredPhoto> {
    const work = pictures.run(() => storePictureBytes(db, store, picture));
    if (!work) throw manyFiles();
    return (await work).photo;
  }

  return { request, prepare, store: storeBytes };
}

function manyFiles(): CallError {
  return new CallError('ServiceUnavailable', 'Many files are being sent. Try again in a moment.');
}
