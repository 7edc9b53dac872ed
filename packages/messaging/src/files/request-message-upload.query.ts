import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { PostFormOptions } from '@wbn/api-client/post-form.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestMessageUpload } from '@wbn/contract/messaging/files/request-message-upload.ts';
import { checkSentFile } from './check-message-upload.query.ts';

interface FileToAttach extends PostFormOptions {
  readonly file: File;
}

/** Sends a file of a message and has it checked; gives the token by which the message takes it, and its name and size as the receiver will see them. */
export function requestMessageUploadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-message-upload'],
    mutationFn: async ({ file, ...options }: FileToAttach) => {
      const upload = { api, call: requestMessageUpload, file, fileName: file.name, ...options };
      const { token } = await uploadFile(upload);
      return { token, ...(await checkSentFile(api, token)) };
    },
  });
}
