import type { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import type { requestUserUpload } from '@wbn/contract/files/request-user-upload.ts';
import type { PicturePurpose, PictureType, UploadTicket } from '@wbn/contract/files/upload.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { type PostFormOptions, postForm } from './post-form.ts';

interface FileToUpload extends PostFormOptions {
  readonly api: ApiClient;
  readonly file: Blob;
  readonly purpose: PicturePurpose;
}

interface UserUpload extends FileToUpload {
  readonly call: typeof requestUserUpload;
}

interface BusinessUpload extends FileToUpload {
  readonly call: typeof requestBusinessUpload;
  readonly businessID: string;
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
  // What is no picture of a type that is taken, the server says in words.
  const body = { contentType: file.type as PictureType, fileSize: file.size, purpose };
  const options = signal ? { signal } : {};
  if ('businessID' in upload) {
    const { businessID } = upload;
    return (await api.call(upload.call, { body: { ...body, businessID } }, options)).data;
  }
  return (await api.call(upload.call, { body }, options)).data;
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
