import type { PicturePurpose, SignedPost } from '@wbn/contract/files/upload.ts';
import { type Answer, ask, post } from './call-server.ts';
import type { SignedIn } from './test-tokens.ts';

interface Sending {
  readonly url: string;
  readonly user: SignedIn;
  readonly bytes: Buffer;
  readonly contentType?: string;
  readonly purpose?: PicturePurpose;
}

/** Posts a form as browsers do: the fields, then the file; without any session token. */
export function postSigned({ url, fields }: SignedPost, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
  return ask(url, { method: 'POST', body: form });
}

/** Asks for a form and sends a picture by it. Gives the token to claim it by. */
export async function sendPicture(sending: Sending): Promise<string> {
  const { url, user, bytes, contentType = 'image/jpeg', purpose = 'profilePhoto' } = sending;
  const request = { contentType, fileSize: bytes.length, purpose };
  const { body } = await post(`${url}/files/upload-request/user`, request, user.headers);
  const { status } = await postSigned(body.data.signedPost, bytes);
  if (status !== 204) throw new Error(`The form was answered with ${status}`);
  return body.data.token;
}
