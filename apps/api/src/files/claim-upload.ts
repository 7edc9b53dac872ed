import { hash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import type { FilePurpose } from './check-size.ts';
import { assignPicture, findUpload, markClaimed, type UploadClaim } from './upload.sql.ts';

/** Owner and purpose of an upload; all must be the same as when it was requested. */
export interface Claim {
  readonly token: string;
  readonly userID: string;
  readonly purpose: FilePurpose;
  /** For a picture or video of a company. */
  readonly businessID?: string;
  /** For a picture of a company created together with it; `claimUpload` then receives its id. */
  readonly newBusiness?: true;
}

/** A file attached to a message. */
export interface ClaimedFile {
  /** Key in the file store. */
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Claims the picture of an upload, to be stored with a profile in the same transaction; a replaced picture is deleted
 * later by the clean-up job. A picture for a new company is assigned to `newBusinessID`. `uploads.prepare(claim)`
 * must have run before, because resizing takes a second and must not hold a transaction open. The same claim may be
 * repeated.
 */
export async function claimUpload(
  transaction: Kysely<Database>,
  claim: Claim,
  newBusinessID?: string,
): Promise<StoredPhoto> {
  const upload = await findPrepared(transaction, claim);
  if (claim.newBusiness) {
    const given = await assignPicture.run(transaction, { upload, businessID: newBusinessID ?? '' });
    if (given === 0) throw unknownUpload();
  }
  await markClaimed.run(transaction, { uploadID: upload.id });
  return upload.photo;
}

/** The same for a file attached to a message. */
export async function claimFile(transaction: Kysely<Database>, claim: Claim): Promise<ClaimedFile> {
  const upload = await findPrepared(transaction, claim);
  await markClaimed.run(transaction, { uploadID: upload.id });
  return presentFile(upload);
}

/** Returns a prepared file as the receiver of a message will see it. */
export async function findFile(db: Kysely<Database>, claim: Claim): Promise<ClaimedFile> {
  return presentFile(await findPrepared(db, claim));
}

async function findPrepared(db: Kysely<Database>, claim: Claim) {
  const upload = await findUpload.first(db, claimKey(claim));
  if (!upload) throw unknownUpload();
  const { photo } = upload;
  if (!photo) throw new Error('An upload was claimed before it was prepared.');
  return { ...upload, photo };
}

function presentFile({ photo, file_name, content_type, size }: Awaited<ReturnType<typeof findPrepared>>) {
  return { path: photo.url, name: file_name ?? '', contentType: content_type, size: size ?? 0 };
}

/** The same for a video, which has only an address. */
export async function claimVideo(transaction: Kysely<Database>, claim: Claim): Promise<{ url: string }> {
  const { url } = await claimUpload(transaction, claim);
  return { url };
}

/** Returns the lookup key of an upload; only hashes of tokens are stored. */
export function claimKey(claim: Claim): UploadClaim {
  const { token, userID, purpose, businessID = null, newBusiness = false } = claim;
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
