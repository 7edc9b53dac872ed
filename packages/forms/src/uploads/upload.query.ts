import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { PostFormOptions } from '@wbn/api-client/upload-file.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import type { BusinessPurpose, UserPurpose } from '@wbn/contract/files/upload.ts';

/** A file to upload, its purpose, the abort signal and the progress callback. */
export interface FileToSend<Purpose> extends PostFormOptions {
  readonly file: Blob;
  readonly purpose: Purpose;
}

/**
 * Uploads a file of a company; resolves with the token that a save claims it with. Without `businessID`, for a
 * company about to be created, only its photo and cover are allowed.
 */
export function requestBusinessUploadMutation(api: ApiClient, businessID?: string) {
  return mutationOptions({
    mutationKey: ['request-business-upload', businessID],
    mutationFn: (file: FileToSend<BusinessPurpose>) =>
      uploadFile({ api, call: requestBusinessUpload, ...(businessID && { businessID }), ...file }),
  });
}

/** Uploads a picture of the signed-in person; resolves with the token that a save claims it with. */
export function requestUserUploadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-user-upload'],
    mutationFn: (file: FileToSend<UserPurpose>) => uploadFile({ api, call: requestUserUpload, ...file }),
  });
}
