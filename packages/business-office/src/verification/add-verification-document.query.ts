import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { addVerificationDocument } from '@wbn/contract/verification/add-verification-document.ts';
import type { NewDocument } from '@wbn/contract/verification/new-document.ts';
import { verificationChanged } from './load-verification.query.ts';

/** Adds a document that was sent. */
export function addVerificationDocumentMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['add-verification-document', businessID],
    mutationFn: async (body: NewDocument) =>
      (await api.call(addVerificationDocument, { params: { id: businessID }, body })).data,
    onSuccess: (data, _given, _result, { client }) => verificationChanged(client, businessID, data),
  });
}
