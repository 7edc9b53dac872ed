import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { removeVerificationDocument } from '@wbn/contract/verification/remove-verification-document.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Takes a document out of the case. */
export function removeVerificationDocumentMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['remove-verification-document', businessID],
    mutationFn: async (documentID: string) =>
      (await api.call(removeVerificationDocument, { params: { id: businessID, documentID } })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
