import type { SignedPost, UploadPurpose } from '@wbn/contract/files/upload.ts';
import { type Answer, ask, post } from '../testing/call-server.ts';
import type { SignedIn } from './test-tokens.ts';

interface Sending {
  readonly url: string;
  readonly user: Pick<SignedIn, 'headers'>;
  readonly bytes: Buffer;
  readonly contentType?: string;
  readonly purpose?: UploadPurpose;
}

/** Posts a form as browsers do: the fields, then the file, without a session token. */
export function postSigned({ url, fields }: SignedPost, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
  return ask(url, { method: 'POST', body: form });
}

/** Requests a form and uploads a person's picture with it. Returns the token that claims it. */
export function sendPicture(sending: Sending): Promise<string> {
  return send(sending, 'files/upload-request/user', {});
}

/** The same with a picture or video of a company; without an id, for a company that is being created. */
export function sendBusinessFile({
  businessID,
  ...sending
}: Sending & { readonly businessID?: string | undefined }): Promise<string> {
  return send(sending, 'files/upload-request/business', businessID ? { businessID } : {});
}

async function send(sending: Sending, path: string, more: object): Promise<string> {
  const { url, user, bytes, contentType = 'image/jpeg', purpose = 'profilePhoto' } = sending;
  const request = { contentType, fileSize: bytes.length, purpose, ...more };
  const { status: asked, body } = await post(`${url}/${path}`, request, user.headers);
  if (asked !== 200) throw new Error(`The request was answered with ${asked}: ${body.message}`);
  const { status } = await postSigned(body.data.signedPost, bytes);
  if (status !== 204) throw new Error(`The form was answered with ${status}`);
  return body.data.token;
}
