import { hash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import type { FilePurpose } from './check-size.ts';
import { assignPicture, findUpload, markTaken, type UploadKey } from './upload.sql.ts';

/** Owner and purpose of an upload; all must be the same as when it was requested. */
export interface UploadReference {
  readonly token: string;
  readonly userID: string;
  readonly purpose: FilePurpose;
  /** For a picture or video of a company. */
  readonly businessID?: string;
  /** The picture gets no public address. Not part of the upload: whoever stores it decides. */
  readonly isPrivate?: boolean;
  /** For a picture of a company created together with it; `takeUpload` then receives its id. */
  readonly newBusiness?: true;
}

/** A file attached to a message. */
export interface TakenFile {
  /** Key in the file store. */
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Takes the picture of an upload, to be stored with a profile in the same transaction; a replaced picture is deleted
 * later by the clean-up job. A picture for a new company is assigned to `newBusinessID`. `uploads.prepare(reference)`
 * must have run before, because resizing takes a second and must not hold a transaction open. The same reference may be
 * repeated.
 */
export async function takeUpload(
  transaction: Kysely<Database>,
  reference: UploadReference,
  newBusinessID?: string,
): Promise<StoredPhoto> {
  const upload = await findPrepared(transaction, reference);
  if (reference.newBusiness) {
    const given = await assignPicture.run(transaction, { upload, businessID: newBusinessID ?? '' });
    if (given === 0) throw unknownUpload();
  }
  await markTaken.run(transaction, { uploadID: upload.id });
  return upload.photo;
}

/** The same for a file attached to a message. */
export async function takeFile(
  transaction: Kysely<Database>,
  reference: UploadReference,
): Promise<TakenFile> {
  const upload = await findPrepared(transaction, reference);
  await markTaken.run(transaction, { uploadID: upload.id });
  return presentFile(upload);
}

interface DocumentsOf {
  readonly present: readonly unknown[];
  readonly most: number;
}

/** The same for a document of a claim or a verification, as a row of it. Throws Conflict beyond `most`. */
export async function takeDocument(
  transaction: Kysely<Database>,
  reference: UploadReference,
  { present, most }: DocumentsOf,
) {
  if (present.length >= most) throw new CallError('Conflict', `No more than ${most} documents are taken.`);
  const { path, name, contentType, size } = await takeFile(transaction, reference);
  return { id: newId(), name, content_type: contentType, size, path };
}

/** Whether an upload was taken already, by the same request whose answer was lost. */
export async function isTaken(db: Kysely<Database>, reference: UploadReference): Promise<boolean> {
  return (await findPrepared(db, reference)).claimed_at !== null;
}

/** Returns a prepared file as the receiver of a message will see it. */
export async function findFile(db: Kysely<Database>, reference: UploadReference): Promise<TakenFile> {
  return presentFile(await findPrepared(db, reference));
}

async function findPrepared(db: Kysely<Database>, reference: UploadReference) {
  const upload = await findUpload.first(db, keyOfUpload(reference));
  if (!upload) throw unknownUpload();
  const { photo } = upload;
  if (!photo) throw new Error('An upload was taken before it was prepared.');
  return { ...upload, photo };
}

function presentFile({ photo, file_name, content_type, size }: Awaited<ReturnType<typeof findPrepared>>) {
  return { path: photo.url, name: file_name ?? '', contentType: content_type, size: size ?? 0 };
}

/** The same for a video, which has only an address. */
export async function takeVideoUpload(
  transaction: Kysely<Database>,
  reference: UploadReference,
): Promise<{ url: string }> {
  const { url } = await takeUpload(transaction, reference);
  return { url };
}

/** Returns the lookup key of an upload; only hashes of tokens are stored. */
export function keyOfUpload(reference: UploadReference): UploadKey {
  const { token, userID, purpose, businessID = null, newBusiness = false } = reference;
  return { tokenHash: hashToken(token), userID, purpose, businessID, newBusiness };
}

/** SHA-256 suffices, because a token is 32 random bytes. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function unknownUpload(): CallError {
  return new CallError(
    'NotFound',
    'This upload is not known: it is older than a day, or was asked for otherwise.',
  );
}
