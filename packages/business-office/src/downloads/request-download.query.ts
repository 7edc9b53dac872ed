import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type DownloadKind, requestDownload } from '@wbn/contract/business/request-download.ts';

/** Asks for the data of a company; answers an address that the browser loads as a file, and its name. */
export function requestDownloadMutation(api: ApiClient, businessID: string, kind: DownloadKind) {
  return mutationOptions({
    mutationKey: ['request-download', businessID, kind],
    mutationFn: async () =>
      (await api.call(requestDownload, { params: { id: businessID }, body: { kind } })).data,
  });
}
