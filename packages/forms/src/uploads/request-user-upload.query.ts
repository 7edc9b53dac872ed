import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestUserUpload } from '@wbn/contract/files/request-user-upload.ts';
import type { UserPurpose } from '@wbn/contract/files/upload.ts';
import type { FileToSend } from './file-to-send.ts';

/** Sends a picture of the person who is signed in and gives the token by which a save claims it. */
export function requestUserUploadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-user-upload'],
    mutationFn: (file: FileToSend<UserPurpose>) => uploadFile({ api, call: requestUserUpload, ...file }),
  });
}
