import { hash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import type { FilePurpose } from './check-size.ts';
import { findUpload, givePicture, markClaimed, type UploadClaim } from './upload.sql.ts';

/** Whose upload it is and what for; all must be as when it was asked for. */
export interface Claim {
  readonly token: string;
  readonly userID: string;
  readonly purpose: FilePurpose;
  /** For a picture or video of a company. */
  readonly businessID?: string;
  /** For a picture of a company that is created with it; `claimUpload` is then told its id. */
  readonly newBusiness?: true;
}

/** A file that goes with messages. */
export interface ClaimedFile {
  /** In the file store. */
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Gives the picture of an upload, to be stored with a profile in the same transaction; the picture that it replaces is
 * removed later by itself. A picture for a new company becomes the company's with `newBusinessID`. `uploads.prepare(claim)` must have checked and drawn it before: that takes a second, and no transaction
 * may be open for so long. The same claim may be made again.
 */
export async function claimUpload(
  transaction: Kysely<Database>,
  claim: Claim,
  newBusinessID?: string,
): Promise<StoredPhoto> {
  const upload = await findPrepared(transaction, claim);
  if (claim.newBusiness) {
    const given = await givePicture.run(transaction, { upload, businessID: newBusinessID ?? '' });
    if (given === 0) throw unknownUpload();
  }
  await markClaimed.run(transaction, { uploadID: upload.id });
  return upload.photo;
}

/** The same for a file that goes with a message. */
export async function claimFile(transaction: Kysely<Database>, claim: Claim): Promise<ClaimedFile> {
  const upload = await findPrepared(transaction, claim);
  await markClaimed.run(transaction, { uploadID: upload.id });
  return presentFile(upload);
}

/** A file that was prepared, as the receiver of a message will see it. */
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

/** The same for a video, which has an address and nothing else. */
export async function claimVideo(transaction: Kysely<Database>, claim: Claim): Promise<{ url: string }> {
  const { url } = await claimUpload(transaction, claim);
  return { url };
}

/** What an upload is looked up by: tokens are only kept as hashes. */
export function claimKey(claim: Claim): UploadClaim {
  const { token, userID, purpose, businessID = null, newBusiness = false } = claim;
  return { tokenHash: hashToken(token), userID, purpose, businessID, newBusiness };
}

/** SHA-256: a token is 32 random bytes, so nothing slower is needed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function unknownUpload(): CallError {
  return new CallError(
    'NotFound',
    'This upload is not known: it is older than a day, or was asked for otherwise.',
  );
}
