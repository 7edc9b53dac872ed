import type { requestClaimUpload } from '@wbn/contract/claims/claims.ts';
import type { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import type { BusinessPurpose, PictureType, UploadTicket, UserPurpose } from '@wbn/contract/files/upload.ts';
import type { requestMessageUpload } from '@wbn/contract/messaging/message-uploads.ts';
import type { requestVerificationUpload } from '@wbn/contract/verification/documents.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readErrorReply } from './read-error-reply.ts';
import { type ProgressOptions, sendWithProgress } from './send-with-progress.ts';

export type PostFormOptions = ProgressOptions;

/** Milliseconds for 500 KB over a slow mobile connection. */
const usualTimeout = 120_000;
/** Milliseconds for a video of 50 MB; the storage host waits as long. */
const videoTimeout = 900_000;
const mostOfPicture = 1024 ** 2;

/** Posts a form without token and cookies. Rejects with an ApiError, or the signal's reason after an abort. */
async function postForm(url: string, form: FormData, options: PostFormOptions = {}): Promise<void> {
  const timeout = isLarge(form) ? videoTimeout : usualTimeout;
  const { status, text } = await sendWithProgress({ ...options, url, body: form, timeout });
  if (status < 200 || status > 299) throw readErrorReply(parse(text), status);
}

function isLarge(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof Blob && value.size > mostOfPicture);
}

/** External storage hosts answer with XML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface FileToUpload extends PostFormOptions {
  readonly api: ApiClient;
  readonly file: Blob;
}

interface UserUpload extends FileToUpload {
  readonly call: typeof requestUserUpload;
  readonly purpose: UserPurpose;
}

interface BusinessUpload extends FileToUpload {
  readonly call: typeof requestBusinessUpload;
  /** Videos included; anything but the profile and cover photo needs an existing company. */
  readonly purpose: BusinessPurpose;
  /** Absent for a company about to be created. */
  readonly businessID?: string;
}

/** A file attached to a message; the receiver sees its name. */
interface MessageUpload extends FileToUpload {
  readonly call: typeof requestMessageUpload;
  readonly fileName: string;
}

/** A document that proves a company's identity, or that a person may claim it. */
interface DocumentUpload extends FileToUpload {
  readonly call: typeof requestVerificationUpload | typeof requestClaimUpload;
  readonly fileName: string;
  /** Id of the company. */
  readonly documentOf: string;
}

type Upload = UserUpload | BusinessUpload | MessageUpload | DocumentUpload;

/**
 * Requests a signed form, posts the file with it, and returns the token that an update then claims it with (UPL-01,
 * UPL-05). A post that the network or the storage host broke off is repeated once.
 */
export async function uploadFile(upload: Upload): Promise<{ token: string }> {
  const { file, signal } = upload;
  const { signedPost, token } = await requestTicket(upload);
  const send = () => postForm(signedPost.url, makeForm(signedPost.fields, file), upload);
  await send().catch((error: unknown) => {
    if (signal?.aborted || !mayPass(error)) throw error;
    return send();
  });
  return { token };
}

async function requestTicket(upload: Upload): Promise<UploadTicket> {
  const { api, file, signal } = upload;
  const options = signal ? { signal } : {};
  const fileSize = file.size;
  // The server explains which file types are not accepted.
  const contentType = file.type as PictureType;
  if ('documentOf' in upload) {
    const { call, fileName, documentOf } = upload;
    const input = { params: { id: documentOf }, body: { contentType, fileSize, fileName } };
    return (await api.call(call, input, options)).data;
  }
  if ('fileName' in upload) {
    const { call, fileName } = upload;
    return (await api.call(call, { body: { contentType, fileSize, fileName } }, options)).data;
  }
  // The calls differ in the purposes they accept; the types above ensure the right ones.
  const { call, purpose, businessID } = upload as BusinessUpload;
  const body = { contentType, fileSize, purpose, ...(businessID ? { businessID } : {}) };
  return (await api.call(call, { body }, options)).data;
}

/** The file comes last, because storage hosts read the fields first. */
function makeForm(fields: Readonly<Record<string, string>>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
