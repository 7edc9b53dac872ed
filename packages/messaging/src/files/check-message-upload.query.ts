import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { checkMessageUpload } from '@wbn/contract/messaging/files/check-message-upload.ts';

/** Name and size of a file that was sent, as the receiver will see them. Throws the API's refusal of a file that may not be sent. */
export async function checkSentFile(
  api: ApiClient,
  token: string,
): Promise<{ readonly name: string; readonly size: number }> {
  const { name, size } = (await api.call(checkMessageUpload, { body: { token } })).data;
  return { name, size };
}
