import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import type { BusinessPurpose } from '@wbn/contract/files/upload.ts';
import type { FileToSend } from './file-to-send.ts';

/**
 * Sends a file of a company and gives the token by which a save claims it. Without a company, of one that is about to be
 * created, only its photo and its cover.
 */
export function requestBusinessUploadMutation(api: ApiClient, businessID?: string) {
  return mutationOptions({
    mutationKey: ['request-business-upload', businessID],
    mutationFn: (file: FileToSend<BusinessPurpose>) =>
      uploadFile({ api, call: requestBusinessUpload, ...(businessID && { businessID }), ...file }),
  });
}
