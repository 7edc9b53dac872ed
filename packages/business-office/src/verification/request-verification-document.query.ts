import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestVerificationDocument } from '@wbn/contract/verification/request-verification-document.ts';
import { openDownload } from '@wbn/ui-kit/controls/save-file.ts';

/** Asks for an address that the browser loads a document from, once, and loads it. */
export function requestVerificationDocumentMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['request-verification-document', businessID],
    mutationFn: async (documentID: string) =>
      (await api.call(requestVerificationDocument, { params: { id: businessID, documentID } })).data,
    onSuccess: ({ url, fileName }) => openDownload(url, fileName),
  });
}
