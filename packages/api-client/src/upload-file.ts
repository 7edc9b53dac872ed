import type { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import type { requestUserUpload } from '@wbn/contract/files/request-user-upload.ts';
import type {
  ProfilePurpose,
  UploadPurpose,
  UploadRequest,
  UploadTicket,
} from '@wbn/contract/files/upload.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { type PostFormOptions, postForm } from './post-form.ts';

interface FileToUpload extends PostFormOptions {
  readonly api: ApiClient;
  readonly file: Blob;
}

interface UserUpload extends FileToUpload {
  readonly call: typeof requestUserUpload;
  readonly purpose: ProfilePurpose;
}

interface BusinessUpload extends FileToUpload {
  readonly call: typeof requestBusinessUpload;
  /** A video too; anything but a profile or cover photo needs a company that is there. */
  readonly purpose: UploadPurpose;
  /** Absent for a company that is about to be created. */
  readonly businessID?: string;
}

/**
 * Asks for a signed form, posts the file with it, and gives the token by which an update then claims it (UPL-01, UPL-05).
 * A post that the network or the storage host broke off is sent once more.
 */
export async function uploadFile(upload: UserUpload | BusinessUpload): Promise<{ token: string }> {
  const { file, signal } = upload;
  const { signedPost, token } = await requestTicket(upload);
  const send = () => postForm(signedPost.url, makeForm(signedPost.fields, file), upload);
  await send().catch((error: unknown) => {
    if (signal?.aborted || !mayPass(error)) throw error;
    return send();
  });
  return { token };
}

async function requestTicket(upload: UserUpload | BusinessUpload): Promise<UploadTicket> {
  const { api, file, purpose, signal } = upload;
  // What is no file of a type that is taken, the server says in words.
  const contentType = file.type as UploadRequest['contentType'];
  const businessID = 'businessID' in upload ? upload.businessID : undefined;
  const body = { contentType, fileSize: file.size, purpose, ...(businessID ? { businessID } : {}) };
  // A person's call takes the same, but less of it.
  const call = upload.call as typeof requestBusinessUpload;
  return (await api.call(call, { body }, signal ? { signal } : {})).data;
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
