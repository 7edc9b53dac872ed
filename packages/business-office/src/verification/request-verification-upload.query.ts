import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { PostFormOptions } from '@wbn/api-client/post-form.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestVerificationUpload } from '@wbn/contract/verification/request-verification-upload.ts';

interface DocumentToSend extends PostFormOptions {
  readonly file: File;
}

/** Sends a document and gives the token by which it is added. */
export function requestVerificationUploadMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['request-verification-upload', businessID],
    mutationFn: ({ file, ...options }: DocumentToSend) =>
      uploadFile({
        ...{ api, call: requestVerificationUpload, file, fileName: file.name, documentOf: businessID },
        ...options,
      }),
  });
}
