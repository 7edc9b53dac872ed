import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { PostFormOptions } from '@wbn/api-client/upload-file.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import type { BusinessPurpose, UserPurpose } from '@wbn/contract/files/upload.ts';

/** A file on its way, what it is for, how it is stopped and who is told how far it has come. */
export interface FileToSend<Purpose> extends PostFormOptions {
  readonly file: Blob;
  readonly purpose: Purpose;
}

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

/** Sends a picture of the person who is signed in and gives the token by which a save claims it. */
export function requestUserUploadMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-user-upload'],
    mutationFn: (file: FileToSend<UserPurpose>) => uploadFile({ api, call: requestUserUpload, ...file }),
  });
}
