import type { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import type { BusinessPurpose, PictureType, UploadTicket, UserPurpose } from '@wbn/contract/files/upload.ts';
import type { requestMessageUpload } from '@wbn/contract/messaging/message-uploads.ts';
import type { requestVerificationUpload } from '@wbn/contract/verification/documents.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readErrorReply } from './read-error-reply.ts';
import { type ProgressOptions, sendWithProgress } from './send-with-progress.ts';

export type PostFormOptions = ProgressOptions;

/** Milliseconds that a slow telephone may take for 500 KB. */
const usualTimeout = 120_000;
/** Milliseconds for a video of 50 MB; the storage host waits as long. */
const videoTimeout = 900_000;
const mostOfPicture = 1024 ** 2;

/**
 * Posts a form to a storage host: no session token, no cookies. Rejects with an ApiError, or with the signal's reason when it was aborted.
 */
async function postForm(url: string, form: FormData, options: PostFormOptions = {}): Promise<void> {
  const timeout = isLarge(form) ? videoTimeout : usualTimeout;
  const { status, text } = await sendWithProgress({ ...options, url, body: form, timeout });
  if (status < 200 || status > 299) throw readErrorReply(parse(text), status);
}

function isLarge(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof Blob && value.size > mostOfPicture);
}

/** Storage hosts other than ours answer with XML. */
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
  /** A video too; anything but a profile or cover photo needs a company that is there. */
  readonly purpose: BusinessPurpose;
  /** Absent for a company that is about to be created. */
  readonly businessID?: string;
}

/** A file of a message; the receiver sees its name. */
interface MessageUpload extends FileToUpload {
  readonly call: typeof requestMessageUpload;
  readonly fileName: string;
}

/** A document that proves who a company is. */
interface DocumentUpload extends FileToUpload {
  readonly call: typeof requestVerificationUpload;
  readonly fileName: string;
  /** The company. */
  readonly documentOf: string;
}

type Upload = UserUpload | BusinessUpload | MessageUpload | DocumentUpload;

/**
 * Asks for a signed form, posts the file with it, and gives the token by which an update then claims it (UPL-01, UPL-05).
 * A post that the network or the storage host broke off is sent once more.
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
  // What is no file of a type that is taken, the server says in words.
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
  // A person's call takes the same, but for other purposes; which belong to which, the types above say.
  const { call, purpose, businessID } = upload as BusinessUpload;
  const body = { contentType, fileSize, purpose, ...(businessID ? { businessID } : {}) };
  return (await api.call(call, { body }, options)).data;
}

/** Storage hosts read the fields first: the file comes last. */
function makeForm(fields: Readonly<Record<string, string>>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
